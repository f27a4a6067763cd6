import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  open: string;
  title: string;
  text: string;
  action: string;
  keep: string;
  pendingLabel: string;
  /** Must not reject. */
  onAction: () => Promise<void>;
  /** Between the words and the buttons. */
  children?: ReactNode;
}

/** A press that cannot be taken back is asked for twice, in its own place. */
export const AskTwice = ({ open, title, text, action, keep, pendingLabel, onAction, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const keepRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) keepRef.current?.focus();
  }, [isOpen]);
  if (!isOpen)
    return (
      <div>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {open}
        </Button>
      </div>
    );
  const act = async () => {
    setPending(true);
    await onAction();
    setPending(false);
  };
  return (
    <section ref={keepRef} tabIndex={-1} aria-label={title}>
      <Callout
        tone="warning"
        title={title}
        actions={
          <>
            <Button variant="danger" isPending={isPending} pendingLabel={pendingLabel} onClick={() => void act()}>
              {action}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {keep}
            </Button>
          </>
        }
      >
        <p>{text}</p>
        {children}
      </Callout>
    </section>
  );
};
