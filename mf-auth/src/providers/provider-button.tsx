import { Button } from '@plenary/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Provider } from '../flow/flow.ts';

interface Props {
  provider: Exclude<Provider, 'sso'>;
  /** `unavailable`: what it needs could not be loaded. */
  state: 'loading' | 'ready' | 'unavailable';
  mark?: ReactNode;
  onPress?: () => void;
}

/** A button of another provider, disabled as long as it can't be used. */
export const ProviderButton = ({ provider, state, mark, onPress }: Props) => {
  const { t } = useTranslation('auth');
  const name = t(`provider.${provider}`);
  return (
    <Button variant="secondary" isBlock icon={mark} disabled={state !== 'ready'} onClick={onPress}>
      {state === 'unavailable' ? t('provider.unavailable', { provider: name }) : t('provider.continueWith', { provider: name })}
    </Button>
  );
};
