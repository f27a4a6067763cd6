import type { CustomTypeOptions } from 'i18next';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

type Namespace = keyof CustomTypeOptions['resources'];

const NamespaceContext = createContext<Namespace | null>(null);

/** Around these forms: the namespace of the remote that contains them, whose texts hold theirs as `bookingChange`. */
export const TextsOf = NamespaceContext.Provider;

export const useTexts = () => {
  const namespace = useContext(NamespaceContext);
  if (!namespace) throw new Error('useTexts outside TextsOf');
  return useTranslation(namespace, { keyPrefix: 'bookingChange' }).t;
};
export type ChangeWords = ReturnType<typeof useTexts>;
