/* Random two-player plain-block hands by hand, for bench/fast.py: nothing but this one game, on bit masks.

   Tiles are numbered by their right to lead (singles by weight, then doubles), so the lead is the highest bit of both hands. */

#include <stdint.h>

enum { NUMBERS = 7, TILES = 28, HAND = 7 };

static uint32_t fit[NUMBERS];            /* by number: the tiles that show it */
static uint8_t other[NUMBERS][TILES];    /* by number and tile: its other half */
static uint8_t low[TILES], high[TILES];

static uint64_t state = 1;

/* The next number of chance, less than this. */
static inline uint32_t chance(uint32_t below) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (state >> 32) * below >> 32;
}

static void add(int tile, int one, int two) {
    low[tile] = one, high[tile] = two;
    fit[one] |= 1u << tile, fit[two] |= 1u << tile;
    other[one][tile] = two, other[two][tile] = one;
}

static void set_up(void) {
    int tile = 0;
    for (int pips = 0; pips <= 2 * NUMBERS; pips++)
        for (int one = 0; one < NUMBERS; one++)
            for (int two = one + 1; two < NUMBERS; two++)
                if (one + two == pips) add(tile++, one, two);
    for (int one = 0; one < NUMBERS; one++) add(tile++, one, one);
}

/* Shuffle as many tiles as are dealt. */
static void deal(uint8_t deck[TILES], uint32_t hands[2]) {
    hands[0] = hands[1] = 0;
    for (int at = 0; at < 2 * HAND; at++) {
        int from = at + chance(TILES - at);
        uint8_t tile = deck[from];
        deck[from] = deck[at], deck[at] = tile;
        hands[at >= HAND] |= 1u << tile;
    }
}

/* Write down every tile that fits an end; how many actions there are then. */
static inline int list(uint32_t hand, uint8_t end, uint8_t *out, int n) {
    for (; hand; hand &= hand - 1) out[n++] = end | __builtin_ctz(hand);
    return n;
}

static int pips(uint32_t hand) {
    int held = 0;
    for (; hand; hand &= hand - 1) held += low[__builtin_ctz(hand)] + high[__builtin_ctz(hand)];
    return held;
}

/* Play a hand to its end; how many actions that took. The winner gets the pips of the other, equal pips get nothing. */
static int play(uint32_t hands[2], int64_t points[2]) {
    uint8_t out[4 * HAND], ends[2];
    int lead = 31 - __builtin_clz(hands[0] | hands[1]);
    int seat = hands[1] >> lead & 1, taken = 1;
    ends[0] = low[lead], ends[1] = high[lead];
    hands[seat] &= ~(1u << lead);
    while ((hands[0] | hands[1]) & (fit[ends[0]] | fit[ends[1]])) {
        seat ^= 1, taken++;
        int n = list(hands[seat] & fit[ends[0]], 0, out, 0);
        n = list(hands[seat] & fit[ends[1]], 32, out, n);
        if (n == 0) continue;
        int chosen = out[n == 1 ? 0 : chance(n)], end = chosen >> 5, tile = chosen & 31;
        ends[end] = other[ends[end]][tile];
        hands[seat] &= ~(1u << tile);
        if (hands[seat] == 0) break;
    }
    int held[2] = {pips(hands[0]), pips(hands[1])};
    int out_by = hands[0] == 0 ? 0 : hands[1] == 0 ? 1 : held[0] < held[1] ? 0 : 1;
    if (held[0] != held[1]) points[out_by] += held[1 - out_by];
    return taken;
}

/* Shuffle, deal and play so many hands by chance; how many actions that took. */
int64_t random_hands(int64_t count, int64_t points[2]) {
    static uint8_t deck[TILES];
    if (fit[0] == 0) {
        set_up();
        for (int tile = 0; tile < TILES; tile++) deck[tile] = tile;
    }
    int64_t taken = 0;
    for (; count > 0; count--) {
        uint32_t hands[2];
        deal(deck, hands);
        taken += play(hands, points);
    }
    return taken;
}
