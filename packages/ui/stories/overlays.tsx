import { useState } from 'react';
import { Button } from '../src/button.tsx';
import { Dialog } from '../src/dialog.tsx';
import { Icon } from '../src/icon.tsx';
import { Menu } from '../src/menu.tsx';
import { Snackbar, type SnackbarMessage } from '../src/snackbar.tsx';
import { TextField } from '../src/text-field.tsx';
import { Story } from './story.tsx';

export const Overlays = () => {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState<SnackbarMessage | null>(null);
  return (
    <Story name="menu, dialog, snackbar">
      <Menu
        trigger="Lucie Martin"
        header="lucie@entreprise.fr"
        align="start"
        items={[
          { id: 'events', label: 'Mes événements', icon: <Icon name="calendar" size={20} />, href: '#events' },
          { id: 'logout', label: 'Se déconnecter', icon: <Icon name="arrow-right" size={20} /> },
        ]}
        onAction={() => setMessage({ id: 'menu', text: 'Choix fait.' })}
      />
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Ouvrir le dialogue
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          setMessage({
            id: String(Math.random()),
            text: 'Votre compte est créé.',
            tone: 'success',
            action: { label: 'Voir', onPress: () => setMessage(null) },
          })
        }
      >
        Montrer un message
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Se connecter ou créer un compte"
        description="Pour voir les disponibilités et les prix de votre entreprise."
        closeLabel="Fermer"
        footer={
          <>
            <Button isBlock onClick={() => setOpen(false)}>
              Continuer
            </Button>
            <Button variant="quiet" isBlock onClick={() => setOpen(false)}>
              Plus tard
            </Button>
          </>
        }
      >
        <TextField label="Adresse e-mail professionnelle" type="email" value={email} onChange={setEmail} />
      </Dialog>
      <Snackbar message={message} onDismiss={() => setMessage(null)} closeLabel="Fermer le message" />
    </Story>
  );
};
