import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Under the title; read out with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** The actions, the main one first. */
  footer?: ReactNode;
  size?: 'narrow' | 'medium' | 'wide';
  /** alertdialog: a question that must be answered; a press outside then does nothing. */
  role?: 'dialog' | 'alertdialog';
}

/** A modal over a scrim that lets the page be seen; a sheet from the bottom on a phone. Focus comes in, stays in and goes back. */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  closeLabel,
  description,
  children,
  footer,
  size = 'narrow',
  role = 'dialog',
}: DialogProps) => {
  const descriptionId = useId();
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      data-modal
      isOpen={isOpen}
      onOpenChange={(opens) => {
        if (!opens) onClose();
      }}
      isDismissable={role === 'dialog'}
    >
      <Modal className={styles.modal ?? ''} data-size={size}>
        <AriaDialog className={styles.dialog ?? ''} role={role} aria-describedby={description ? descriptionId : undefined}>
          <div className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <IconButton icon="close" label={closeLabel} size="small" onClick={onClose} />
          </div>
          {description ? (
            <p id={descriptionId} className={styles.description}>
              {description}
            </p>
          ) : null}
          {children ? <div className={styles.body}>{children}</div> : null}
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
