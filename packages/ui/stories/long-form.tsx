import { useState } from 'react';
import { Avatar } from '../src/avatar.tsx';
import { Button } from '../src/button.tsx';
import { Callout } from '../src/callout.tsx';
import { ChoiceCards } from '../src/choice-cards.tsx';
import { SetupIcon, type SetupName } from '../src/setup-icon.tsx';
import { type Step, Stepper } from '../src/stepper.tsx';
import styles from './stories.module.css';
import { Story } from './story.tsx';

const setups: { id: SetupName; label: string }[] = [
  { id: 'board', label: 'Conseil' },
  { id: 'u', label: 'En U' },
  { id: 'cabarets', label: 'Cabaret' },
  { id: 'theater', label: 'Théâtre' },
  { id: 'casual', label: 'Lounge' },
  { id: 'class', label: 'Classe' },
  { id: 'auditorium', label: 'Auditorium' },
  { id: 'standing', label: 'Debout' },
  { id: 'close-to-ground', label: 'Au ras du sol' },
];

const steps: Step[] = [
  { id: 'contact', label: 'Contact', state: 'done' },
  {
    id: 'day-1',
    label: 'Mardi 19 janvier',
    state: 'inprogress',
    steps: [
      { id: 'plenary', label: 'Plénière', state: 'done' },
      { id: 'room-1', label: 'Sous-salle 1', state: 'inprogress', isCurrent: true },
      { id: 'lunch', label: 'Déjeuner', state: 'default' },
    ],
  },
  { id: 'day-2', label: 'Mercredi 20 janvier', state: 'default' },
];

export const LongForm = () => {
  const [setup, setSetup] = useState<SetupName>('u');
  return (
    <>
      <Story name="stepper" wide>
        <Stepper
          label="Étapes"
          steps={steps}
          stateLabels={{ default: 'à faire', inprogress: 'en cours', done: 'terminée' }}
          progress={{ label: 'Étape 3 sur 5', value: 3, max: 5 }}
          renderLink={({ step, ...link }) => <a {...link} href={`#${step.id}`} />}
        />
      </Story>
      <Story name="choice-cards, setup-icon" wide>
        <ChoiceCards
          label="Disposition"
          value={setup}
          onChange={setSetup}
          warning={setup === 'u' ? undefined : 'Le devis signé prévoit une salle en U.'}
          options={setups.map(({ id, label }) => ({ id, label, icon: <SetupIcon name={id} /> }))}
        />
      </Story>
      <Story name="callout, avatar" wide>
        <div className={styles.fields}>
          <Avatar name="Lucie Martin" size="large" />
          <Callout>Onze personnes tiennent en U dans cette salle.</Callout>
          <Callout tone="success" title="Enregistré">
            Tout est envoyé.
          </Callout>
          <Callout tone="warning">Le tarif change de taille. Je reviens vers vous sous 24 h.</Callout>
          <Callout tone="danger" title="Vous êtes hors ligne" actions={<Button size="small">Réessayer</Button>}>
            Votre saisie est gardée dans ce navigateur.
          </Callout>
        </div>
      </Story>
    </>
  );
};
