/**
 * Own sounds: wood on wood is a short burst of noise through a narrow filter
 * and a quick low tone; felt is a duller burst, a bell two tones that die away;
 * the rest are a few notes. Nothing is made before the first sound is wanted,
 * as browsers ask.
 */

export type SoundName = 'move' | 'capture' | 'promote' | 'huff' | 'end' | 'error' | 'tick';

/** What a man is put down on, by the ear. */
export type SoundSet = 'wood' | 'soft' | 'bell';

export interface Loudness {
  sound: boolean;
  soundSet: SoundSet;
  /** From 0 to 1. */
  volume: number;
}

export interface Sounds {
  play(name: SoundName): void;
  close(): void;
}

export function createSounds(wanted: () => Loudness): Sounds {
  let context: AudioContext | null = null;
  return {
    play(name) {
      const { sound, soundSet, volume } = wanted();
      if (!sound || volume === 0 || typeof AudioContext === 'undefined') return;
      // Before the first gesture the browser keeps sound asleep, and what is
      // asked for then would all be heard at once later.
      if (navigator.userActivation?.hasBeenActive === false) return;
      context ??= new AudioContext();
      void context.resume().catch(() => undefined);
      RECIPES[name](new Workbench(context, soundSet, volume));
    },
    close() {
      void context?.close().catch(() => undefined);
      context = null;
    },
  };
}

const RECIPES: Record<SoundName, (bench: Workbench) => void> = {
  move: (bench) => bench.knock(0, 1100, 0.5),
  capture: (bench) => {
    bench.knock(0, 1500, 0.6);
    bench.knock(0.055, 900, 0.45);
  },
  promote: (bench) => {
    bench.knock(0, 1000, 0.5);
    bench.note(0.06, 523, 0.16);
    bench.note(0.15, 784, 0.28);
  },
  huff: (bench) => bench.slide(0, 0.28),
  end: (bench) => {
    bench.note(0, 392, 0.22);
    bench.note(0.14, 523, 0.22);
    bench.note(0.28, 659, 0.5);
  },
  error: (bench) => {
    bench.knock(0, 320, 0.6);
    bench.knock(0.11, 260, 0.6);
  },
  tick: (bench) => bench.knock(0, 2200, 0.3),
};

/** What sounds are put together from. */
class Workbench {
  private readonly start: number;

  constructor(
    private readonly context: AudioContext,
    private readonly set: SoundSet,
    private readonly volume: number,
  ) {
    this.start = context.currentTime + 0.005;
  }

  /** A man put on a board. */
  knock(after: number, pitch: number, strength: number): void {
    if (this.set === 'bell') return this.ring(after, pitch, strength);
    const at = this.start + after;
    const isSoft = this.set === 'soft';
    const filter = this.context.createBiquadFilter();
    filter.type = isSoft ? 'lowpass' : 'bandpass';
    filter.frequency.value = isSoft ? pitch / 3 : pitch;
    filter.Q.value = isSoft ? 0.5 : 2.2;
    this.noise(at, 0.07).connect(filter).connect(this.envelope(at, strength, 0.07));
    if (isSoft) return;
    const body = this.oscillator('sine', pitch / 5, at, 0.09);
    body.frequency.exponentialRampToValueAtTime(pitch / 9, at + 0.09);
    body.connect(this.envelope(at, strength * 0.7, 0.09));
  }

  /** A small bell. */
  private ring(after: number, pitch: number, strength: number): void {
    const at = this.start + after;
    for (const [part, share, length] of [[1, 0.5, 0.4], [2.76, 0.15, 0.2]] as const) {
      this.oscillator('sine', pitch * part, at, length).connect(this.envelope(at, strength * share, length));
    }
  }

  /** A man pushed off over the wood. */
  slide(after: number, length: number): void {
    const at = this.start + after;
    const filter = this.context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(1600, at);
    filter.frequency.exponentialRampToValueAtTime(500, at + length);
    this.noise(at, length).connect(filter).connect(this.envelope(at, 0.4, length));
    this.knock(after + length, 700, 0.4);
  }

  note(after: number, pitch: number, length: number): void {
    const at = this.start + after;
    this.oscillator('triangle', pitch, at, length).connect(this.envelope(at, 0.22, length));
  }

  private oscillator(
    type: OscillatorType,
    pitch: number,
    at: number,
    length: number,
  ): OscillatorNode {
    const oscillator = this.context.createOscillator();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(pitch, at);
    oscillator.start(at);
    oscillator.stop(at + length);
    return oscillator;
  }

  private noise(at: number, length: number): AudioBufferSourceNode {
    const frames = Math.ceil(this.context.sampleRate * length);
    const buffer = this.context.createBuffer(1, frames, this.context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < frames; index += 1) samples[index] = Math.random() * 2 - 1;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.start(at);
    return source;
  }

  private envelope(at: number, strength: number, length: number): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(strength * this.volume, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    gain.connect(this.context.destination);
    return gain;
  }
}
