import '../src/tokens.css';
import '../src/fonts.css';
import '../src/base.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../src/button.tsx';
import { LocaleProvider } from '../src/locale-provider.tsx';
import { Logo } from '../src/logo.tsx';
import { Menu } from '../src/menu.tsx';
import { Choices } from './choices.tsx';
import { Documents } from './documents.tsx';
import { FirstScreen } from './first-screen.tsx';
import { Forms } from './forms.tsx';
import { LongForm } from './long-form.tsx';
import { Overlays } from './overlays.tsx';
import { SearchStory } from './search-story.tsx';
import styles from './stories.module.css';

const Stories = () => {
  const [language, setLanguage] = useState('fr');
  return (
    <>
      <a className="skip-link" href="#main">
        Aller au contenu
      </a>
      <header className={styles.bar}>
        <Logo name="Comet" />
        <div className={styles.barEnd}>
          <Menu
            label={`Langue : ${language.toUpperCase()}`}
            trigger={language.toUpperCase()}
            selectedId={language}
            items={[
              { id: 'fr', label: 'Français', lang: 'fr' },
              { id: 'en', label: 'English', lang: 'en' },
              { id: 'es', label: 'Español', lang: 'es' },
              { id: 'nl', label: 'Nederlands', lang: 'nl' },
            ]}
            onAction={setLanguage}
          />
          <Button size="small">Se connecter</Button>
        </div>
      </header>
      <main id="main" className={styles.page}>
        <h1 className={styles.display}>Le bon lieu pour réunir ceux qui décident.</h1>
        <p className={styles.lead}>31 lieux à Paris, Bruxelles et Madrid. Disponibilité réelle, prix tout compris, devis immédiat.</p>
        <SearchStory />
        <FirstScreen />
        <Documents />
        <Forms />
        <Choices />
        <LongForm />
        <Overlays />
      </main>
    </>
  );
};

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <LocaleProvider locale="fr-FR">
        <Stories />
      </LocaleProvider>
    </StrictMode>,
  );
