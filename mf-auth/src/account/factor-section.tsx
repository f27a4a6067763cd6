import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askSecondFactor } from '../second-factor/second-factor-api.ts';
import { DisableFactorDialog } from './disable-factor-dialog.tsx';
import { EnableFactorDialog } from './enable-factor-dialog.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { Section } from './section.tsx';
import { useLoaded } from './use-loaded.ts';

/** Whether sign-in requires a code of the phone, and the way to change that. `onTurnedOn`: the other sessions have ended. */
export const FactorSection = ({ onTurnedOn }: { onTurnedOn: () => void }) => {
  const { t } = useTranslation('auth');
  const { notify } = usePlatform();
  const { loaded, reload } = useLoaded(askSecondFactor);
  const [dialog, setDialog] = useState<'enable' | 'disable' | null>(null);
  const isOn = loaded.type === 'loaded' && loaded.value.isOn;
  const finish = (text: string) => {
    setDialog(null);
    reload();
    notify({ text });
  };
  const finishOn = () => {
    finish(t('account.factor.turnedOn'));
    onTurnedOn();
  };
  const mark = loaded.type === 'loaded' && (
    <Badge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'account.factor.on' : 'account.factor.off')}</Badge>
  );
  return (
    <Section title={t('account.factor.title')} mark={mark} text={t('account.factor.offText')}>
      <LoadedPart loaded={loaded} onRetry={reload}>
        {({ isRequired, recoveryCodesLeft }) =>
          isOn ? (
            <>
              <p>{t('account.factor.codesLeft', { count: recoveryCodesLeft })}</p>
              {isRequired ? (
                <p>{t('account.factor.required')}</p>
              ) : (
                <Button variant="secondary" onClick={() => setDialog('disable')}>
                  {t('account.factor.disable')}
                </Button>
              )}
            </>
          ) : (
            <Button variant="secondary" onClick={() => setDialog('enable')}>
              {t('account.factor.enable')}
            </Button>
          )
        }
      </LoadedPart>
      {dialog === 'enable' && <EnableFactorDialog onClose={() => setDialog(null)} onDone={finishOn} />}
      {dialog === 'disable' && <DisableFactorDialog onClose={() => setDialog(null)} onDone={() => finish(t('account.factor.turnedOff'))} />}
    </Section>
  );
};
