import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import type { Provider } from '../flow/flow.ts';

interface Props {
  provider: Exclude<Provider, 'sso'>;
  /** `off`: not configured; `unavailable`: what it needs could not be loaded. */
  state: 'off' | 'loading' | 'ready' | 'unavailable';
  onPress?: () => void;
}

/** A button of another provider, disabled as long as it can't be used. */
export const ProviderButton = ({ provider, state, onPress }: Props) => {
  const { t } = useTranslation('auth');
  const name = t(`provider.${provider}`);
  return (
    <Button variant="secondary" isBlock disabled={state !== 'ready'} onClick={onPress}>
      {state === 'unavailable' ? t('provider.unavailable', { provider: name }) : t('provider.continueWith', { provider: name })}
    </Button>
  );
};
