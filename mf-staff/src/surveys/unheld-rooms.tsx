import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import { stepWords } from './survey-words.ts';
import styles from './surveys.module.css';

const parts = { plenary: 'plenaries', subcommittee: 'subcommittees' } as const;

/** Rooms that the group asks to be in while its booking does not hold them: an acceptance needs another booking (docs/decisions/0243). */
export const UnheldRooms = ({ survey: { unheldRooms = [], quoteId } }: { survey: Pick<StaffSurvey, 'unheldRooms' | 'quoteId'> }) => {
  const { t } = useTranslation('staff');
  if (unheldRooms.length === 0) return null;
  return (
    <section aria-labelledby="unheld-rooms" className={styles.settled}>
      <h3 id="unheld-rooms" className={styles.step}>
        {t('surveys.unheld.title')}
      </h3>
      {unheldRooms.map(({ dayIndex, place, index, roomName, half }) => (
        <div key={`${dayIndex} ${place} ${index} ${half}`}>
          <p>
            <strong>{stepWords(t, ['days', String(dayIndex), parts[place], String(index)])}</strong>
          </p>
          <p>{t(`surveys.unheld.text.${half}`, { room: roomName || t('surveys.overfull.room') })}</p>
        </div>
      ))}
      <p>{t('surveys.unheld.way')}</p>
      {quoteId ? (
        <p>
          <DeskLink to={paths.quote(quoteId)}>{t('surveys.unheld.change')}</DeskLink>
        </p>
      ) : null}
    </section>
  );
};
