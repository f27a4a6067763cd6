import { usePlatform } from '@plenary/platform';
import { ButtonLink } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { checkGoogleUser } from '../api.ts';
import type { Provider } from '../flow/flow.ts';
import type { StepProps } from '../flow/step-props.ts';
import type { FormState } from '../forms/use-form.ts';
import { paths } from '../paths.ts';
import { GoogleButton } from './google-button.tsx';
import { MicrosoftButton } from './microsoft-button.tsx';
import { providerEvent } from './provider-event.ts';
import styles from './providers.module.css';

interface Props extends Pick<StepProps<'login-or-signup'>, 'from' | 'advance'> {
  /** The form's runner: one call at a time. */
  run: FormState['run'];
}

/** The other ways to sign in, as far as this deployment has them. */
export const ProviderButtons = ({ from, advance, run }: Props) => {
  const { t } = useTranslation('auth');
  const { settings, report } = usePlatform();
  const { google = null, microsoft = null, sso = false } = settings.signInProviders ?? {};
  const fail = (provider: Provider) => (error: unknown) => {
    report(error);
    void advance({ type: 'provider-refused', provider });
  };
  // The Google form needs a token and `from` (spec/booking.md §5): `from` is always there, a page of this site.
  const takeToken = (tokenId: string) =>
    run(async (signal) => advance(await providerEvent('google', () => checkGoogleUser(tokenId, signal))));
  if (!google && !microsoft && !sso) return null;
  return (
    <div className={styles.providers}>
      <p className={styles.or}>
        <span>{t('provider.or')}</span>
      </p>
      {google ? <GoogleButton {...google} onToken={takeToken} onFailure={fail('google')} /> : null}
      {microsoft ? <MicrosoftButton settings={microsoft} from={from} onFailure={fail('microsoft')} /> : null}
      {sso && (
        <ButtonLink variant="secondary" isBlock href={paths.startSso(from)}>
          {t('provider.continueWithSso')}
        </ButtonLink>
      )}
    </div>
  );
};
