import { hasCreditBalance } from '@plenary/contracts/deployment-terms';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { LoadedPart } from '../account/loaded-part.tsx';
import { Section } from '../account/section.tsx';
import { useLoaded } from '../account/use-loaded.ts';
import { askCredits } from './ask-credits.ts';
import styles from './credits.module.css';
import { Statement } from './statement.tsx';

/** Credits of the user, or their team, and their history; nothing if the deployment has no credits. */
export const CreditsSection = () => {
  const { session, settings } = usePlatform();
  return session && hasCreditBalance(settings.creditMode) ? <OwnCredits isTeam={settings.creditMode === 'TEAMWORK'} /> : null;
};

const OwnCredits = ({ isTeam }: { isTeam: boolean }) => {
  const { t } = useTranslation('auth');
  const { loaded, reload } = useLoaded((signal) => askCredits(undefined, signal));
  return (
    <div id="credits" className={styles.anchor}>
      <Section title={t(isTeam ? 'credits.teamTitle' : 'credits.title')} text={t(isTeam ? 'credits.teamText' : 'credits.text')}>
        <LoadedPart loaded={loaded} onRetry={reload}>
          {(own) => (own === 'unproven' ? <p>{t('credits.unproven')}</p> : <Statement statement={own} />)}
        </LoadedPart>
      </Section>
    </div>
  );
};
