import type { MissingPart } from '@plenary/contracts/network-terms';
import { useTranslation } from 'react-i18next';

/** Words for what a venue lacks, languages of one text together: `Présentation : espagnol, néerlandais`. */
export const useMissingWords = () => {
  const { t } = useTranslation('staff');
  return (missing: readonly MissingPart[]): string[] => {
    const byText = new Map<string, string[]>();
    for (const part of missing) {
      const [text = '', language] = part.split('.');
      const known = byText.get(text) ?? [];
      byText.set(text, language ? [...known, t(`languages.${language}` as 'languages.fr')] : known);
    }
    return [...byText].map(([text, languages]) => {
      const name = t(`network.missing.${text}` as 'network.missing.cover');
      return languages.length > 0 ? t('network.missing.in', { text: name, languages: languages.join(', ') }) : name;
    });
  };
};
