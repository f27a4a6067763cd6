import type { Language } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { Menu } from '@plenary/ui/menu';
import { useTranslation } from 'react-i18next';

/** Each language by its own name. */
const names: Record<Language, string> = { fr: 'Français', en: 'English', es: 'Español', nl: 'Nederlands' };

export const LanguageMenu = () => {
  const { t } = useTranslation('shell');
  const { language, settings, setLanguage } = usePlatform();
  return (
    <Menu
      label={t('layout.language', { language: names[language], code: language.toUpperCase() })}
      trigger={<span aria-hidden="true">{language.toUpperCase()}</span>}
      items={settings.languages.map((id) => ({ id, label: names[id], lang: id }))}
      selectedId={language}
      onAction={(id) => void setLanguage(id as Language)}
    />
  );
};
