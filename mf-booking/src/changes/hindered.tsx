import type { ChangePreview } from '@plenary/contracts/changes.schemas';
import { formatList, formatSpan } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import styles from './change-page.module.css';

interface Props {
  preview: ChangePreview;
  onTake: (days: readonly string[]) => void;
}

/** Why a change cannot be made, and what would do instead. */
export const Hindered = ({ preview: { obstacle, alternatives }, onTake }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  if (!obstacle) return null;
  const rooms = obstacle === 'too-many' ? alternatives.rooms : [];
  return (
    <Callout
      tone="warning"
      role="status"
      title={t(`change.obstacle.${obstacle}`)}
      actions={alternatives.days.map((days) => (
        <Button key={days.join()} variant="secondary" size="small" onClick={() => onTake(days)}>
          {formatSpan(days, locale, 'medium')}
        </Button>
      ))}
    >
      <div className={styles.words}>
        {rooms.length > 0 ? (
          <p>
            {t('change.instead.rooms', {
              rooms: formatList(
                rooms.map(({ roomName, people }) => t('change.instead.room', { name: roomName, count: people })),
                locale,
              ),
            })}
          </p>
        ) : null}
        {alternatives.days.length > 0 ? <p>{t('change.instead.days')}</p> : null}
      </div>
    </Callout>
  );
};
