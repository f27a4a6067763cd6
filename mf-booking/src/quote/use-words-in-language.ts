import type { Language } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useEffect } from 'react';

/** Reloads the page's data if its texts are in another language than the page. */
export const useWordsInLanguage = (loaded: Language): void => {
  const { language } = usePlatform();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (loaded !== language && state === 'idle') void revalidate();
  }, [loaded, language, state, revalidate]);
};
