/** Own sounds, made of noise and short tones when they are first needed. */

export type SoundName = 'move' | 'capture' | 'promote' | 'huff' | 'end' | 'error';
