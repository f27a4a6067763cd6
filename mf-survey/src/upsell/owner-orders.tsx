import { usePlatform } from '@plenary/platform';
import { useLocation } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';

/** Explains to visitors with the share link why they can order nothing here, and what they can do; the owner signs in. */
export const OwnerOrders = () => {
  const { t } = useTranslation('survey');
  const { session, openSignIn } = usePlatform();
  const { pathname, search } = useLocation();
  return (
    <Callout
      tone="info"
      title={t('upsell.guest.title')}
      actions={
        session ? undefined : (
          <Button size="small" variant="secondary" onClick={() => openSignIn({ from: pathname + search })}>
            {t('upsell.guest.signIn')}
          </Button>
        )
      }
    >
      {t('upsell.guest.text')}
    </Callout>
  );
};
