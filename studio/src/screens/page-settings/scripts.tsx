import type { Script } from '@facet/sdk';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Field, Switch } from '../../parts/field.tsx';
import { Part } from './part.tsx';
import type { PartProps } from './settings_draft.ts';

export function Scripts({ draft, set, disabled }: PartProps) {
  const { scripts } = draft;
  const change = (index: number, next: Partial<Script>) =>
    set({
      scripts: scripts.map((script, place) => (place === index ? { ...script, ...next } : script)),
    });
  return (
    <Part id="scripts" title={t.pageSettings.scripts} note={t.pageSettings.scriptsNote} reach="now">
      <div className="flex flex-col gap-3">
        {scripts.map((script, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: scripts have no other name
          <div key={index} className="flex flex-col gap-3 rounded-lg border border-line p-3">
            <div className="flex items-end gap-2">
              <div className="flex-1">
                <Field
                  label={t.newPage.name}
                  value={script.name}
                  onChange={(name) => change(index, { name })}
                  required
                  disabled={disabled}
                />
              </div>
              <IconButton
                icon="trash"
                label={t.common.remove}
                isDisabled={disabled}
                onPress={() => set({ scripts: scripts.filter((_, place) => place !== index) })}
              />
            </div>
            <Field
              label={t.pageSettings.code}
              lines={4}
              value={script.content}
              onChange={(content) => change(index, { content })}
              required
              disabled={disabled}
            />
            <Switch
              label={t.pageSettings.scriptOn}
              value={script.enabled}
              onChange={(enabled) => change(index, { enabled })}
            />
          </div>
        ))}
        {!disabled && (
          <div>
            <Button
              size="small"
              icon="plus"
              onPress={() =>
                set({ scripts: [...scripts, { name: '', content: '', enabled: false }] })
              }
            >
              {t.pageSettings.addScript}
            </Button>
          </div>
        )}
      </div>
    </Part>
  );
}
