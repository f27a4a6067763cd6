import { useState } from 'react';
import { Icon } from '../src/icon.tsx';
import { TextField } from '../src/text-field.tsx';
import styles from './stories.module.css';
import { Story } from './story.tsx';

export const Forms = () => {
  const [text, setText] = useState('Atelier produit');
  const [password, setPassword] = useState('secret');
  return (
    <Story name="text-field" wide>
      <div className={styles.fields}>
        <TextField label="Nom affiché de la réunion" value={text} onChange={setText} />
        <TextField
          label="Adresse e-mail"
          type="email"
          value=""
          placeholder="vous@entreprise.fr"
          onChange={setText}
          error="Cette adresse n’est pas valide."
        />
        <TextField
          label="Participants"
          value="11"
          onChange={setText}
          warning="Plus que les 8 du devis signé : votre Meeting Scientist vérifie la faisabilité."
        />
        <TextField
          label="Mot de passe"
          type="password"
          description="Au moins 8 caractères."
          showPasswordLabel="Afficher le mot de passe"
          hidePasswordLabel="Masquer le mot de passe"
          value={password}
          onChange={setPassword}
        />
        <TextField
          label="Téléphone"
          optionalLabel="(facultatif)"
          prefix={<Icon name="phone" size={20} />}
          value=""
          onChange={setText}
          inputMode="tel"
        />
        <TextField label="Adresse e-mail connue" value="lucie@entreprise.fr" onChange={setText} readOnly />
        <TextField label="Champ fermé" value="" onChange={setText} disabled />
      </div>
    </Story>
  );
};
