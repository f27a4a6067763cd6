import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { joinClasses } from './join-classes.ts';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the width of its container. */
  isBlock?: boolean;
}

/** The classes of a button, for a router's Link that should look like one. */
export const buttonClass = ({ variant = 'primary', size = 'medium', isBlock = false }: ButtonLook = {}): string =>
  joinClasses(styles.button, styles[variant], styles[size], isBlock && styles.block);

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'>, ButtonLook {
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** Work is under way: the button keeps its width and its focus, and ignores presses. */
  isPending?: boolean;
  /** Said by screen readers while pending. */
  pendingLabel?: string;
}

/** A native button; `type` is "button" unless told. */
export const Button = ({
  variant,
  size,
  isBlock,
  icon,
  iconAfter,
  isPending = false,
  pendingLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass({ variant, size, isBlock })}
        aria-disabled={isPending || rest['aria-disabled']}
        data-pending={isPending || undefined}
        onClick={press}
      >
        {icon}
        <span className={styles.label}>{children}</span>
        {iconAfter}
        {isPending ? <span className={styles.progress} aria-hidden="true" /> : null}
      </button>
      {pendingLabel ? (
        // Beside the button: what is inside one is not announced.
        <span className="visually-hidden" role="status">
          {isPending ? pendingLabel : null}
        </span>
      ) : null}
    </>
  );
};

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'>, ButtonLook {
  icon?: ReactNode;
  iconAfter?: ReactNode;
}

/** A plain link that looks like a button: downloads, other sites, telephone numbers. */
export const ButtonLink = ({ variant, size, isBlock, icon, iconAfter, children, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={buttonClass({ variant, size, isBlock })}>
    {icon}
    <span className={styles.label}>{children}</span>
    {iconAfter}
  </a>
);
