import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { SelectField } from '../../parts/select.tsx';
import { Part } from './part.tsx';
import type { ActionDraft, ActionType, PartProps } from './settings_draft.ts';

const types: ActionType[] = ['url', 'calendar', 'email', 'phone', 'form', 'ask'];
/** These happen on the page itself. */
const withoutUrl: ActionType[] = ['form', 'ask'];
const starts: Partial<Record<ActionType, string>> = {
  url: 'https://',
  calendar: 'https://',
  email: 'mailto:',
  phone: 'tel:',
};

export function Actions({ draft, set, disabled }: PartProps) {
  const { actions } = draft;
  const change = (index: number, next: Partial<ActionDraft>) =>
    set({
      actions: actions.map((action, place) => (place === index ? { ...action, ...next } : action)),
    });
  function retype(index: number, actionType: ActionType): void {
    const { url: _, ...rest } = actions[index] ?? { purpose: '', buttonTitle: '' };
    const start = starts[actionType];
    const next = { ...rest, actionType, ...(start === undefined ? {} : { url: start }) };
    set({ actions: actions.map((action, place) => (place === index ? next : action)) });
  }
  return (
    <Part id="actions" title={t.pageSettings.actions} note={t.pageSettings.actionsNote} reach="now">
      <div className="flex flex-col gap-3">
        {actions.map((action, index) => (
          <div
            key={action.actionId ?? index}
            className="grid items-end gap-2 rounded-lg border border-line p-3 sm:grid-cols-[1fr_11rem_1fr_auto]"
          >
            <Field
              label={t.newPage.button}
              value={action.buttonTitle}
              onChange={(buttonTitle) => change(index, { buttonTitle })}
              required
              disabled={disabled}
            />
            <SelectField
              label={t.pageSettings.actionType}
              value={action.actionType}
              choices={types.map((id) => ({ id, label: t.pageSettings.actionTypes[id] }))}
              onChange={(actionType) => retype(index, actionType)}
              disabled={disabled}
            />
            {withoutUrl.includes(action.actionType) ? (
              <p className="self-end pb-2.5 text-xs text-muted">{t.pageSettings.onPage}</p>
            ) : (
              <Field
                label={t.newPage.url}
                value={action.url ?? ''}
                onChange={(url) => change(index, { url })}
                disabled={disabled}
              />
            )}
            <IconButton
              icon="trash"
              label={t.common.remove}
              isDisabled={disabled}
              onPress={() => set({ actions: actions.filter((_, place) => place !== index) })}
            />
          </div>
        ))}
        {!disabled && (
          <div>
            <Button
              size="small"
              icon="plus"
              onPress={() =>
                set({
                  actions: [
                    ...actions,
                    {
                      purpose: 'contact',
                      buttonTitle: t.newPage.buttonPlaceholder,
                      actionType: 'url',
                      url: 'https://',
                    },
                  ],
                })
              }
            >
              {t.pageSettings.addAction}
            </Button>
          </div>
        )}
      </div>
    </Part>
  );
}
