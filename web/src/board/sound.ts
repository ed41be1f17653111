/**
 * Own sounds: wood on wood is a short burst of noise through a narrow filter
 * and a quick low tone; the rest are a few notes. Nothing is made before the
 * first sound is wanted, as browsers ask.
 */

export type SoundName = 'move' | 'capture' | 'promote' | 'huff' | 'end' | 'error';

export interface Sounds {
  play(name: SoundName): void;
  close(): void;
}

const LOUDNESS = 0.5;

export function createSounds(isOn: () => boolean): Sounds {
  let context: AudioContext | null = null;
  return {
    play(name) {
      if (!isOn() || typeof AudioContext === 'undefined') return;
      // Before the first gesture the browser keeps sound asleep, and what is
      // asked for then would all be heard at once later.
      if (navigator.userActivation?.hasBeenActive === false) return;
      context ??= new AudioContext();
      void context.resume().catch(() => undefined);
      RECIPES[name](new Workbench(context));
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
};

/** What sounds are put together from. */
class Workbench {
  private readonly start: number;

  constructor(private readonly context: AudioContext) {
    this.start = context.currentTime + 0.005;
  }

  /** A man put on a board. */
  knock(after: number, pitch: number, strength: number): void {
    const at = this.start + after;
    const filter = this.context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    filter.Q.value = 2.2;
    this.noise(at, 0.07).connect(filter).connect(this.envelope(at, strength, 0.07));
    const body = this.oscillator('sine', pitch / 5, at, 0.09);
    body.frequency.exponentialRampToValueAtTime(pitch / 9, at + 0.09);
    body.connect(this.envelope(at, strength * 0.7, 0.09));
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
    gain.gain.setValueAtTime(strength * LOUDNESS, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    gain.connect(this.context.destination);
    return gain;
  }
}
