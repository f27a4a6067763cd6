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
  isPending: boolean;
  onAction: () => unknown;
  /** Between the words and the buttons. */
  children?: ReactNode;
}

/** An irreversible press needs a confirmation, in the same place. */
export const AskTwice = ({ open, title, text, action, keep, pendingLabel, isPending, onAction, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
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
  return (
    <section ref={keepRef} tabIndex={-1} aria-label={title}>
      <Callout
        tone="warning"
        title={title}
        actions={
          <>
            <Button variant="danger" isPending={isPending} pendingLabel={pendingLabel} onClick={() => void onAction()}>
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
