/** Says sentences aloud with a voice of the device, if that has one for the language. */

const voices = () => globalThis.speechSynthesis?.getVoices() ?? [];

function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  // Norwegian goes by three names.
  const wanted = language === 'nb' ? /^(nb|no|nn)\b/i : new RegExp(`^${language}\\b`, 'i');
  const fitting = voices().filter(({ lang }) => wanted.test(lang.replace('_', '-')));
  return fitting.find(({ localService }) => localService) ?? fitting[0];
}

/** Whether there is a voice; browsers look for them only when they are asked. */
export async function hasVoice(language: string): Promise<boolean> {
  const synthesis = globalThis.speechSynthesis;
  if (!synthesis) return false;
  if (voices().length === 0) {
    await new Promise((resolve) => {
      synthesis.addEventListener?.('voiceschanged', resolve, { once: true });
      setTimeout(resolve, 1000);
    });
  }
  return voiceFor(language) !== undefined;
}

/** Speaks, in place of what is still being spoken. Without a voice, nothing is heard. */
export function speak(text: string, language: string, volume: number): void {
  const voice = voiceFor(language);
  hush();
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.volume = volume;
  globalThis.speechSynthesis.speak(utterance);
}

export function hush(): void {
  globalThis.speechSynthesis?.cancel();
}
