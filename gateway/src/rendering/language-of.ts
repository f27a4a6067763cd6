import { fallbackLanguage } from '@plenary/contracts/terms';
import { parse } from 'hono/utils/cookie';

/** Set by the shell's chooser (shell/src/i18n/language.ts). */
const cookieName = 'plenary-language';

interface Asked {
  offered: readonly string[];
  cookie: string | undefined;
  /** `lng` of the address. */
  lng: string | null;
  /** `Accept-Language`. */
  accepted: string | undefined;
}

const preferred = (accepted: string): string[] =>
  accepted
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      const weight = quality === undefined ? 1 : Number(quality);
      return { language: tag.toLowerCase().split('-')[0] ?? '', weight: Number.isNaN(weight) ? 0 : weight, index };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ language }) => language);

/** The language that the visitor chose, else that of the address, else the first offered one of the browser's, else French. */
export const languageOf = ({ offered, cookie, lng, accepted = '' }: Asked): string => {
  const chosen = cookie ? parse(cookie, cookieName)[cookieName] : undefined;
  const wanted = [chosen, lng, ...preferred(accepted), fallbackLanguage].find((one) => one && offered.includes(one));
  return wanted ?? offered[0] ?? fallbackLanguage;
};
