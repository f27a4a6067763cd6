import type { Quote } from '@plenary/contracts/quote';
import { buttonClass } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';

/** Which version of a proposal a quote is, and where the one is that took its place. */
export const Versions = ({ quote: { version, supersededBy } }: { quote: Pick<Quote, 'version' | 'supersededBy'> }) => {
  const { t } = useTranslation('staff');
  return (
    <>
      {version ? <p>{t('quotes.version', { version })}</p> : null}
      {supersededBy ? (
        <Callout
          tone="warning"
          actions={
            <DeskLink className={buttonClass({ variant: 'secondary', size: 'small' })} to={paths.quote(supersededBy)}>
              {t('quotes.toLastVersion')}
            </DeskLink>
          }
        >
          {t('quotes.superseded')}
        </Callout>
      ) : null}
    </>
  );
};
