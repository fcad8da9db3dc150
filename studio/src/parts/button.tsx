import { Link as RouterLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { classes } from '../lib/classes.ts';
import { Icon, type IconName } from './icon.tsx';

/** `caution` leads to a question, `danger` does it. */
type Look = 'solid' | 'accent' | 'outline' | 'ghost' | 'caution' | 'danger';

const looks: Record<Look, string> = {
  solid: 'bg-solid text-on-solid hover:opacity-90',
  accent: 'bg-accent text-on-accent hover:opacity-90',
  outline: 'bg-surface text-ink border border-edge shadow-card hover:bg-sunken',
  ghost: 'text-muted hover:bg-hover hover:text-ink',
  caution: 'bg-surface text-bad border border-edge shadow-card hover:bg-bad-soft',
  danger: 'bg-bad text-on-accent hover:opacity-90',
};

const base =
  'inline-flex items-center justify-center gap-1.5 rounded-md font-medium whitespace-nowrap select-none transition-[background,opacity,color] duration-100 disabled:opacity-45 disabled:pointer-events-none pointer-coarse:min-h-11';
const sizes = {
  small: 'h-7 px-2.5 text-xs',
  normal: 'h-8 px-3 text-sm',
  large: 'h-10 px-4 text-base',
};

interface Looks {
  look?: Look;
  size?: keyof typeof sizes;
  icon?: IconName;
}

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children'>, Looks {
  children: ReactNode;
  className?: string;
  /** Shows that it is at work, and takes no further press. */
  busy?: boolean;
}

export function Button({
  look = 'outline',
  size = 'normal',
  icon,
  busy,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      {...(busy === undefined ? {} : { isPending: busy })}
      className={classes(base, looks[look], sizes[size], busy && 'anim-pulse', className)}
    >
      <Content icon={icon}>{children}</Content>
    </AriaButton>
  );
}

/** Beside a search box on a phone there is room for the icon alone; its words stay for those who listen. */
function Content({ icon, children }: { icon: IconName | undefined; children: ReactNode }) {
  if (icon === undefined) return children;
  return (
    <>
      <Icon name={icon} />
      <span className="inline-flex items-center gap-1.5 max-sm:group-has-[input[type=search]]/actions:sr-only">
        {children}
      </span>
    </>
  );
}

type LinkProps = ComponentProps<typeof RouterLink>;

/** Looks like a button, and is a link: it has an address. */
export function ButtonLink({
  look = 'outline',
  size = 'normal',
  icon,
  className,
  children,
  ...props
}: LinkProps & Looks & { className?: string; children: ReactNode }) {
  return (
    <RouterLink {...props} className={classes(base, looks[look], sizes[size], className)}>
      <Content icon={icon}>{children}</Content>
    </RouterLink>
  );
}

export function Tip({
  text,
  keys,
  children,
}: {
  text: string;
  keys?: string;
  children: ReactNode;
}) {
  return (
    <TooltipTrigger delay={400} closeDelay={0}>
      {children}
      <Tooltip
        offset={6}
        className="anim-fade rounded-md bg-solid px-2 py-1 text-xs text-on-solid shadow-raised"
      >
        {text}
        {keys !== undefined && <span className="ms-2 opacity-65">{keys}</span>}
      </Tooltip>
    </TooltipTrigger>
  );
}

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children'> {
  icon: IconName;
  label: string;
  /** Said after the label where it is pointed at: what it would do now. */
  note?: string | undefined;
  keys?: string;
  size?: 'small' | 'normal';
  pressed?: boolean;
  className?: string;
}

export function IconButton({
  icon,
  label,
  note,
  keys,
  size = 'normal',
  pressed,
  className,
  ...props
}: IconButtonProps) {
  return (
    <Tip text={note ? `${label}: ${note}` : label} {...(keys === undefined ? {} : { keys })}>
      <AriaButton
        {...props}
        aria-label={label}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        className={classes(
          'inline-flex shrink-0 items-center justify-center rounded-md text-muted transition-colors duration-100 hover:bg-hover hover:text-ink disabled:opacity-35 aria-pressed:bg-press aria-pressed:text-ink pointer-coarse:size-11',
          size === 'small' ? 'size-7' : 'size-8',
          className,
        )}
      >
        <Icon name={icon} />
      </AriaButton>
    </Tip>
  );
}
