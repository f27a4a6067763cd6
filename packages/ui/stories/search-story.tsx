import { useRef, useState } from 'react';
import { Button } from '../src/button.tsx';
import { PaxField } from '../src/pax-field.tsx';
import { Popover } from '../src/popover.tsx';
import { type DayRange, RangeCalendar } from '../src/range-calendar.tsx';
import { Segment, SegmentBar } from '../src/segment-bar.tsx';
import { SegmentedControl } from '../src/segmented-control.tsx';
import { Switch } from '../src/switch.tsx';
import styles from './stories.module.css';
import { Story } from './story.tsx';

const holidays: Record<string, string> = {
  '2027-01-01': 'Jour férié',
  '2027-01-21': 'Lieu complet ce jour-là',
  '2027-01-22': 'Lieu complet ce jour-là',
};
const reason = (day: string) => holidays[day] ?? (new Date(`${day}T12:00:00Z`).getUTCDay() % 6 === 0 ? 'Fermé le week-end' : undefined);

const Calendar = ({
  range,
  onChange,
  takesFocus = false,
}: {
  range: DayRange | null;
  onChange: (range: DayRange) => void;
  takesFocus?: boolean;
}) => (
  <RangeCalendar
    label="Jours de l’événement"
    locale="fr-FR"
    value={range}
    onChange={onChange}
    minDay="2027-01-05"
    maxDay="2027-12-31"
    unavailableReason={reason}
    allowsGaps
    previousLabel="Mois précédent"
    nextLabel="Mois suivant"
    takesFocus={takesFocus}
  />
);

const Search = ({ direction }: { direction: 'row' | 'stacked' }) => {
  const [open, setOpen] = useState<'days' | 'rooms' | 'lunches' | null>(null);
  const [range, setRange] = useState<DayRange | null>({ start: '2027-01-19', end: '2027-01-20' });
  const [pax, setPax] = useState<number | null>(24);
  const [layout, setLayout] = useState<string | null>('theater');
  const [hasLunch, setLunch] = useState(true);
  const daysRef = useRef<HTMLButtonElement>(null);
  const roomsRef = useRef<HTMLButtonElement>(null);
  const lunchesRef = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const toggle = (name: 'days' | 'rooms' | 'lunches') => setOpen(open === name ? null : name);
  const done = (
    <Button size="small" onClick={close}>
      Valider
    </Button>
  );
  const align = direction === 'stacked' ? 'end' : 'start';
  return (
    <SegmentBar
      label={direction === 'row' ? 'Chercher un lieu' : 'Réserver ce lieu'}
      direction={direction}
      action={<Button isBlock>Voir les disponibilités</Button>}
    >
      <Segment
        label="Jours"
        value={range ? 'mar. 19 – mer. 20 janvier 2027' : undefined}
        placeholder="Choisir"
        isOpen={open === 'days'}
        onPress={() => toggle('days')}
        buttonRef={daysRef}
      >
        <Popover isOpen={open === 'days'} onClose={close} openerRef={daysRef} title="Jours" closeLabel="Fermer" align={align} footer={done}>
          <Calendar range={range} onChange={setRange} takesFocus />
        </Popover>
      </Segment>
      <Segment
        label="Salles"
        value={`1 plénière · ${pax ?? 0} pers.`}
        placeholder="Choisir"
        isOpen={open === 'rooms'}
        onPress={() => toggle('rooms')}
        buttonRef={roomsRef}
      >
        <Popover
          isOpen={open === 'rooms'}
          onClose={close}
          openerRef={roomsRef}
          title="Salles"
          closeLabel="Fermer"
          align={direction === 'stacked' ? 'end' : 'center'}
          footer={done}
        >
          <div className={styles.wide}>
            <PaxField
              label="Participants en plénière"
              value={pax}
              onChange={setPax}
              decreaseLabel="Une personne de moins"
              increaseLabel="Une personne de plus"
            />
            <SegmentedControl
              label="Disposition"
              value={layout}
              onChange={setLayout}
              options={[
                { id: 'theater', label: 'Théâtre' },
                { id: 'u', label: 'En U' },
                { id: 'board', label: 'Conseil' },
                { id: 'cabaret', label: 'Cabaret' },
              ]}
            />
          </div>
        </Popover>
      </Segment>
      <Segment
        label="Déjeuners"
        placeholder="Aucun"
        value={hasLunch ? 'Inclus les deux jours' : undefined}
        isOpen={open === 'lunches'}
        onPress={() => toggle('lunches')}
        buttonRef={lunchesRef}
      >
        <Popover
          isOpen={open === 'lunches'}
          onClose={close}
          openerRef={lunchesRef}
          title="Déjeuners"
          closeLabel="Fermer"
          align="end"
          footer={done}
        >
          <div className={styles.narrow}>
            <Switch label="Mardi 19 janvier" description="Buffet debout, 12:15" isSelected={hasLunch} onChange={setLunch} />
          </div>
        </Popover>
      </Segment>
    </SegmentBar>
  );
};

export const SearchStory = () => {
  const [range, setRange] = useState<DayRange | null>({ start: '2027-01-19', end: '2027-01-26' });
  return (
    <>
      <Story name="segment-bar, popover" wide>
        <Search direction="row" />
        <div className={styles.narrow}>
          <Search direction="stacked" />
        </div>
      </Story>
      <Story name="range-calendar" wide>
        <Calendar range={range} onChange={setRange} />
      </Story>
    </>
  );
};
