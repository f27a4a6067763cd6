import { maskAddresses } from '@plenary/service-kit/mask-addresses';

/** From the first brace of a line to its last one, or to its end where the text was cut: an object as JSON or as a program writes it. */
const object = /\{.*\}|\{.*/;
/** A list with members, not `[as onClick]` or `[object Object]` of a stack. */
const list = /\[\s*\\*["'{[\d-].*\]|\[\s*\\*["'{[\d-].*/;
/** What a browser quotes of a text that is not JSON. */
const quoted = /".*"|".*/;
const quotesJson = /is not valid JSON|JSON Parse error|JSON\.parse/;
const named =
  /\b(token|share|password|passphrase|passwd|pwd|secret|otp|pin|code|api[-_]?key|session[-_]?id|authorization|invitation)\b\\*["'`]?\s*[:=]\s*(?:Bearer\s+)?\S+/gi;
const bearer = /\bBearer\s+\S+/g;

const lineWithoutData = (line: string): string => {
  const bare = line.replace(object, '{…}').replace(list, '[…]');
  return (quotesJson.test(bare) ? bare.replace(quoted, '"…"') : bare).replace(named, '$1: …').replace(bearer, 'Bearer …');
};

/**
 * What a browser says of an error, without what it quotes of people's data: objects, lists, texts that are not JSON, queries, and values
 * beside the name of a secret. Sentences and stacks stay.
 */
export const withoutData = (text: string): string => maskAddresses(text).split('\n').map(lineWithoutData).join('\n');
