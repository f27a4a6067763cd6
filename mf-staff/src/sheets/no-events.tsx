import { usePlatform } from '@plenary/platform';
import { Callout } from '@plenary/ui/callout';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import type { SheetData } from './load-sheet.ts';

interface Props {
  data: SheetData;
  /** Nothing is on this paper. */
  isEmpty: boolean;
}

/** That the venue is closed, and that there is nothing; nothing where a service that might know more is away. */
export const NoEvents = ({ data: { booked, away }, isEmpty }: Props) => {
  const { t } = useTranslation('staff');
  const { language } = usePlatform();
  const closed = booked?.closed;
  const reason = closed?.name?.[language];
  return (
    <>
      {closed ? (
        <Callout tone="info" title={t('sheets.closed')}>
          {reason ?? t('sheets.weekend')}
        </Callout>
      ) : null}
      {isEmpty && away.length === 0 ? <EmptyState title={t('sheets.none')} description={closed ? null : t('sheets.noneHint')} /> : null}
    </>
  );
};
