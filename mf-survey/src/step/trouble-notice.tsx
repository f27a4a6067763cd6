import { usePlatform } from '@plenary/platform';
import { useLocation } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import type { StepForm } from './step-form.ts';

type Form = Pick<StepForm<unknown>, 'trouble' | 'retry' | 'pending'>;

/** Says that answers were not sent, that they are stored, and how to send them. */
export const TroubleNotice = ({ form: { trouble, retry, pending } }: { form: Form }) => {
  const { t } = useTranslation('survey');
  const { openSignIn, settings } = usePlatform();
  const { pathname, search } = useLocation();
  if (!trouble) return null;
  if (trouble === 'in-validation') {
    return (
      <Callout tone="warning" role="alert" title={t('refused.in-validation.title', { brand: settings.brandName })}>
        {t('refused.in-validation.text')}
      </Callout>
    );
  }
  const press = trouble === 'signedOut' ? () => openSignIn({ from: pathname + search }) : retry;
  return (
    <Callout
      tone="danger"
      role="alert"
      title={t(`kept.${trouble}.title`)}
      actions={
        <Button size="small" variant="secondary" isPending={pending !== null} onClick={press}>
          {t(`kept.${trouble}.action`)}
        </Button>
      }
    >
      {t(`kept.${trouble}.text`)}
    </Callout>
  );
};
