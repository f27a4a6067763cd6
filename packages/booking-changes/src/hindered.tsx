import type { ChangePreview } from '@plenary/contracts/changes.schemas';
import { formatList, formatRuns } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTexts } from './texts-of.tsx';

interface Props {
  /** Why the change cannot be made, in words for the reader. */
  title: string;
  preview: ChangePreview;
  /** Other days are taken instead; absent: they are not offered. */
  onTake?: ((days: readonly string[]) => void) | undefined;
}

/** Why a change cannot be made, and what would do instead. */
export const Hindered = ({ title, preview: { obstacle, alternatives }, onTake }: Props) => {
  const t = useTexts();
  const { locale } = usePlatform();
  const daysInstead = onTake ? alternatives.days : [];
  const rooms = obstacle === 'too-many' ? alternatives.rooms : [];
  return (
    <Callout
      tone="warning"
      role="status"
      title={title}
      actions={
        daysInstead.length > 0
          ? daysInstead.map((days) => (
              <Button key={days.join()} variant="secondary" size="small" onClick={() => onTake?.(days)}>
                {formatRuns(days, locale)}
              </Button>
            ))
          : null
      }
    >
      {rooms.length + daysInstead.length > 0 ? (
        <>
          {rooms.length > 0 ? (
            <p>
              {t('instead.rooms', {
                rooms: formatList(
                  rooms.map(({ roomName, people }) => t('instead.room', { name: roomName, count: people })),
                  locale,
                ),
              })}
            </p>
          ) : null}
          {daysInstead.length > 0 ? <p>{t('instead.days')}</p> : null}
        </>
      ) : null}
    </Callout>
  );
};
