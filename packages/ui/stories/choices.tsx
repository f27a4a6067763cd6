import { useState } from 'react';
import { Checkbox } from '../src/checkbox.tsx';
import { Chip } from '../src/chip.tsx';
import { ErrorSummary } from '../src/error-summary.tsx';
import { Icon } from '../src/icon.tsx';
import { NativeSelect } from '../src/native-select.tsx';
import { PaxField } from '../src/pax-field.tsx';
import { SegmentedControl } from '../src/segmented-control.tsx';
import { Select } from '../src/select.tsx';
import { Switch } from '../src/switch.tsx';
import { TextArea } from '../src/text-area.tsx';
import styles from './stories.module.css';
import { Story } from './story.tsx';

const countries = [
  { id: 'FRA', label: 'France' },
  { id: 'BEL', label: 'Belgique' },
  { id: 'ESP', label: 'Espagne', description: 'Madrid seulement' },
] as const;

export const Choices = () => {
  const [country, setCountry] = useState<'FRA' | 'BEL' | 'ESP' | null>(null);
  const [pax, setPax] = useState<number | null>(8);
  const [isOn, setOn] = useState(true);
  const [text, setText] = useState('');
  return (
    <>
      <Story name="error-summary" wide>
        <ErrorSummary
          title="Deux points à corriger"
          errors={[
            { fieldId: 'story-country', message: 'Choisissez un pays' },
            { fieldId: 'story-pax', message: 'Indiquez le nombre de participants' },
          ]}
        />
      </Story>
      <Story name="select, native-select, pax-field, text-area" wide>
        <div className={styles.fields}>
          <Select label="Pays" placeholder="Choisir un pays" options={countries} value={country} onChange={setCountry} />
          <Select
            id="story-country"
            label="Pays"
            placeholder="Choisir un pays"
            options={countries}
            value={null}
            onChange={setCountry}
            error="Choisissez un pays."
          />
          <Select label="Pays" placeholder="Choisir un pays" options={countries} value="ESP" onChange={setCountry} isDisabled />
          <NativeSelect label="Heure de début" placeholder="Choisir" options={countries} value={country} onChange={setCountry} />
          <PaxField label="Participants" value={pax} onChange={setPax} decreaseLabel="Moins" increaseLabel="Plus" />
          <PaxField
            id="story-pax"
            label="Participants"
            value={null}
            onChange={setPax}
            decreaseLabel="Moins"
            increaseLabel="Plus"
            error="Au moins une personne."
          />
          <PaxField
            label="Participants"
            value={11}
            onChange={setPax}
            decreaseLabel="Moins"
            increaseLabel="Plus"
            warning="Plus que les 8 du devis signé."
          />
          <TextArea label="Besoins complémentaires" optionalLabel="(facultatif)" value={text} onChange={setText} />
        </div>
      </Story>
      <Story name="checkbox, switch, segmented-control, chip" wide>
        <div className={styles.fields}>
          <Checkbox
            label="Salle accessible aux personnes à mobilité réduite"
            description="Ascenseur et sanitaires adaptés"
            isSelected={isOn}
            onChange={setOn}
          />
          <Checkbox
            label="J’accepte les conditions de vente"
            isSelected={false}
            onChange={setOn}
            error="Il faut accepter les conditions."
          />
          <Checkbox label="Indisponible" isSelected onChange={setOn} isDisabled />
          <Switch label="Déjeuner le mardi" description="Buffet debout" isSelected={isOn} onChange={setOn} />
          <Switch label="Déjeuner le mercredi" isSelected={false} onChange={setOn} />
          <Switch label="Service fermé" isSelected onChange={setOn} isDisabled />
        </div>
        <SegmentedControl
          label="Durée"
          value={isOn ? 'day' : 'am'}
          onChange={(id) => setOn(id === 'day')}
          options={[
            { id: 'am', label: 'Matin' },
            { id: 'pm', label: 'Après-midi', isDisabled: true },
            { id: 'day', label: 'Journée', icon: <Icon name="clock" /> },
          ]}
        />
        <div className={styles.row}>
          <Chip isSelected={isOn} onClick={() => setOn(true)}>
            France
          </Chip>
          <Chip isSelected={!isOn} onClick={() => setOn(false)}>
            Belgique
          </Chip>
          <Chip icon={<Icon name="wheelchair" />}>Accessible</Chip>
        </div>
      </Story>
    </>
  );
};
