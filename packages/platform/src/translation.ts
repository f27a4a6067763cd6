// The one place that names what the product uses of react-i18next: builds give it to whoever imports that package.
export { getI18n, initReactI18next, useTranslation } from 'react-i18next';
