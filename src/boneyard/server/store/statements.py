"""Statements that both databases understand."""

# What is known of every match that is being played without reading its log: a row is a `Running`.
RUNNING = """
SELECT id, made.body, created, coalesce((
    SELECT at FROM events WHERE match = id AND kind IN ('moved', 'dealt', 'taken-back') ORDER BY seq DESC LIMIT 1
), created), EXISTS (
    SELECT 1 FROM events WHERE match = id AND kind IN ('filled', 'left', 'robot', 'forgotten')
)
FROM matches JOIN events AS made ON made.match = id AND made.seq = 1 WHERE status = 'playing'
"""
