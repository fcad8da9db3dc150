import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classes } from '../lib/classes.ts';
import { t } from '../lib/texts.ts';
import { Button, IconButton } from './button.tsx';

interface OpenProps {
  open: boolean;
  onClose(): void;
}

const ground = 'anim-fade fixed inset-0 z-40 flex bg-black/30 justify-center overflow-hidden';

interface DialogProps extends OpenProps {
  title: string;
  /** Said under the title. */
  note?: ReactNode;
  /** `full` takes nearly the whole screen. */
  wide?: boolean | 'full';
  children: ReactNode;
  /** Buttons, at the end. */
  footer?: ReactNode;
}

export function Dialog({ open, onClose, title, note, wide, children, footer }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(now) => now || onClose()}
      isDismissable
      className={classes(
        ground,
        'items-end p-0 sm:items-start sm:p-4',
        wide === 'full' ? 'sm:pt-[5dvh]' : 'sm:pt-[10vh]',
      )}
    >
      <Modal
        className={classes(
          'anim-slide-up sm:anim-appear flex max-h-[92dvh] w-full flex-col rounded-t-xl bg-raised shadow-raised sm:rounded-xl',
          wide === 'full'
            ? 'h-[92dvh] sm:h-[90dvh] sm:max-h-[90dvh] sm:max-w-7xl'
            : classes('sm:max-h-[80dvh]', wide ? 'sm:max-w-3xl' : 'sm:max-w-md'),
        )}
      >
        <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
          <header className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1">
              <Heading slot="title" className="text-lg font-semibold">
                {title}
              </Heading>
              {note !== undefined && <p className="mt-0.5 text-sm text-muted">{note}</p>}
            </div>
            <IconButton icon="close" label={t.common.close} onPress={onClose} className="-me-2" />
          </header>
          <div className="thin-scroll min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">
            {children}
          </div>
          {footer !== undefined && (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Comes in from the side, over what it belongs to. */
export function Sheet({ open, onClose, title, children, footer }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(now) => now || onClose()}
      isDismissable
      className={classes(ground, 'justify-end')}
    >
      <Modal className="anim-slide-left flex h-full w-full max-w-lg flex-col bg-raised shadow-raised">
        <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
          <header className="flex h-14 items-center gap-3 border-b border-line px-5">
            <Heading slot="title" className="min-w-0 flex-1 truncate text-lg font-semibold">
              {title}
            </Heading>
            <IconButton icon="close" label={t.common.close} onPress={onClose} className="-me-2" />
          </header>
          <div className="thin-scroll min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
          {footer !== undefined && (
            <footer className="flex justify-end gap-2 border-t border-line px-5 py-3">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface FormDialogProps {
  title: string;
  note?: ReactNode;
  wide?: boolean;
  /** What the button that sends it says. */
  submit: string;
  busy: boolean;
  disabled?: boolean;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
}

/** A few fields, sent by a button or Enter. */
export function FormDialog(props: FormDialogProps) {
  const { title, note, wide, submit, busy, disabled, onSubmit, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      note={note}
      {...(wide === undefined ? {} : { wide })}
      footer={
        <>
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button look="solid" type="submit" form={id} busy={busy} isDisabled={disabled ?? false}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className="flex flex-col gap-4"
      >
        {children}
      </form>
    </Dialog>
  );
}

interface ConfirmProps extends OpenProps {
  title: string;
  children: ReactNode;
  confirm: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm(): void;
}

export function Confirm({
  open,
  onClose,
  title,
  children,
  confirm,
  danger,
  busy,
  onConfirm,
}: ConfirmProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button
            look={danger ? 'danger' : 'solid'}
            busy={busy ?? false}
            onPress={onConfirm}
            autoFocus
          >
            {confirm}
          </Button>
        </>
      }
    >
      <div className="text-sm text-muted">{children}</div>
    </Dialog>
  );
}
