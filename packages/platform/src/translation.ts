// The product's imports from react-i18next: builds resolve that package to this module.
export { getI18n, initReactI18next, useTranslation } from 'react-i18next';
