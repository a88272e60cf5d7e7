import { RECIPES, type SoundName } from "./recipes";
import { type Planned, type Point, schedule } from "./schedule";

export type { SoundName };

const GESTURES = ["pointerdown", "pointerup", "keydown"]; // browsers let nothing sound before one of these
const NOISE = 0.5; // seconds

/** The sounds of the table: made on the spot, without a file; silent where the browser cannot. */
export class Sound {
  on = true;
  private air: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;

  constructor(
    private readonly makeAir: () => AudioContext | null = air,
    private readonly page: EventTarget | null = typeof window === "undefined" ? null : window,
  ) {
    for (const gesture of GESTURES) this.page?.addEventListener(gesture, this.unlock, { passive: true });
  }

  /** Let this be heard, at once or after some milliseconds, unless sound is off. */
  play(name: SoundName, after = 0): void {
    if (!this.on || !this.air) return;
    try {
      void this.air.resume().catch(() => {}); // a phone that was called has stopped it
      const at = this.air.currentTime + after / 1_000;
      for (const one of schedule(RECIPES[name], at, Math.random())) this.start(this.air, one);
    } catch {
      this.air = null; // a broken audio device must not break the game
    }
  }

  private readonly unlock = (): void => {
    try {
      this.air ??= this.makeAir();
      void this.air?.resume().then(this.unlocked, () => {});
    } catch {
      this.unlocked();
    }
  };

  private readonly unlocked = (): void => {
    for (const gesture of GESTURES) this.page?.removeEventListener(gesture, this.unlock);
  };

  private start(air: AudioContext, one: Planned): void {
    const volume = air.createGain();
    follow(volume.gain, one.loudness);
    volume.connect(air.destination);
    const source = one.source === "noise" ? this.noise(air, one, volume) : tone(air, one, one.source, volume);
    source.start(one.start);
    source.stop(one.stop);
  }

  private noise(air: AudioContext, { pitch, narrow }: Planned, volume: GainNode): AudioBufferSourceNode {
    this.hiss ??= hiss(air);
    const [source, band] = [air.createBufferSource(), air.createBiquadFilter()];
    source.buffer = this.hiss;
    band.type = "bandpass";
    band.Q.value = narrow ?? 1;
    follow(band.frequency, pitch);
    source.connect(band).connect(volume);
    return source;
  }
}

function air(): AudioContext | null {
  return typeof AudioContext === "undefined" ? null : new AudioContext({ latencyHint: "interactive" });
}

function tone(air: AudioContext, { pitch }: Planned, wave: OscillatorType, volume: GainNode): OscillatorNode {
  const source = air.createOscillator();
  source.type = wave;
  follow(source.frequency, pitch);
  source.connect(volume);
  return source;
}

function follow(value: AudioParam, [first, ...others]: Point[]): void {
  if (first) value.setValueAtTime(first.value, first.at);
  for (const point of others) value.exponentialRampToValueAtTime(point.value, point.at);
}

function hiss(air: AudioContext): AudioBuffer {
  const buffer = air.createBuffer(1, Math.ceil(NOISE * air.sampleRate), air.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  return buffer;
}
