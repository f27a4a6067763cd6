import { type ComponentType, useState } from 'react';

interface DialogProps {
  onClose: () => void;
}

/** A dialog whose code comes when it is asked for; code that is lost on a bad line is asked for again by the next press. */
export const useLazyDialog = (load: () => Promise<ComponentType<DialogProps>>) => {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const close = () => setOpen(false);
  const prepare = () => void load().then((loaded) => setDialog(() => loaded), close);
  const open = () => {
    prepare();
    setOpen(true);
  };
  return { prepare, open, dialog: isOpen && Dialog ? { Dialog, close } : null };
};
