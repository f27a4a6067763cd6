import { formatCount } from '@plenary/contracts/format';
import type { RoomSetUp } from '@plenary/contracts/room-set-up';
import type { Configuration } from '@plenary/contracts/search';
import { usePlatform } from '@plenary/platform';
import { Chip } from '@plenary/ui/chip';
import { useTranslation } from 'react-i18next';
import { planSeats } from './plan-seats.ts';
import styles from './room-plan.module.css';

export interface Plan {
  /** Of the room. */
  name: string;
  /** Square metres. */
  area: number;
  setUp: RoomSetUp;
}

const rounded = Math.round;
const seatSize = 20;

const usePlanWords = ({ name, area, setUp }: Plan) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  return {
    name,
    people: formatCount(setUp.people, locale),
    setUp: t(`search.configuration.${setUp.configuration}.name`),
    area: formatCount(area, locale),
  };
};

/** Seats of a set-up seen from above, to scale by the area; the screen is at the left. */
export const PlanDrawing = (plan: Plan) => {
  const { t } = useTranslation('booking');
  const words = usePlanWords(plan);
  const { width, depth, seats, tables } = planSeats(plan.area, plan.setUp);
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-seatSize} ${-seatSize} ${rounded(depth) + 2 * seatSize} ${rounded(width) + 2 * seatSize}`}
      role="img"
      aria-label={t('venuePage.rooms.plan.name', words)}
    >
      <rect className={styles.floor} width={rounded(depth)} height={rounded(width)} />
      <path className={styles.screen} d={`M0 ${rounded(width * 0.3)}V${rounded(width * 0.7)}`} />
      {tables.map((table) => (
        <rect
          key={`${table.x} ${table.y}`}
          className={styles.table}
          x={rounded(table.y)}
          y={rounded(table.x)}
          width={rounded(table.depth)}
          height={rounded(table.width)}
          rx={table.isRound ? rounded(table.width / 2) : 4}
        />
      ))}
      <path className={styles.seats} d={seats.map(({ x, y }) => `M${rounded(y)} ${rounded(x)}v.1`).join('')} />
    </svg>
  );
};

export const PlanNote = (plan: Plan) => {
  const { t } = useTranslation('booking');
  return <p className={styles.note}>{t('venuePage.rooms.plan.note', usePlanWords(plan))}</p>;
};

interface ChoiceProps extends Plan {
  setUps: readonly RoomSetUp[];
  onChoose: (configuration: Configuration) => void;
}

/** The set-ups that the plan of a room can show; nothing where it allows one alone. */
export const PlanChoice = ({ name, setUp, setUps, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('booking');
  if (setUps.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div role="group" className={styles.choice} aria-label={t('venuePage.rooms.plan.choose', { name })}>
      {setUps.map(({ configuration }) => (
        <Chip key={configuration} isSelected={configuration === setUp.configuration} onClick={() => onChoose(configuration)}>
          {t(`search.configuration.${configuration}.name`)}
        </Chip>
      ))}
    </div>
  );
};

/** The plan under a fold, of a room that shows its picture. */
export const FoldedPlan = (plan: ChoiceProps) => {
  const { t } = useTranslation('booking');
  return (
    <details className={styles.plan}>
      <summary>{t('venuePage.rooms.plan.open', usePlanWords(plan))}</summary>
      <PlanDrawing {...plan} />
      <PlanNote {...plan} />
      <PlanChoice {...plan} />
    </details>
  );
};
