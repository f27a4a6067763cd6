import { AsyncLocalStorage } from 'node:async_hooks';
import type { i18n } from 'i18next';

export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';

/** On the server each request has an i18next in its language. */
export const textsOfRequest = new AsyncLocalStorage<i18n>();

export const getI18n = (): i18n => {
  const texts = textsOfRequest.getStore();
  if (!texts) throw new Error('no text outside a request');
  return texts;
};
