import type { Topic } from '@facet/sdk';
import { t } from '../../lib/texts.ts';
import { Field } from '../../parts/field.tsx';
import { Part } from './part.tsx';
import type { PartProps } from './settings_draft.ts';

export function Knowledge({
  draft,
  set,
  disabled,
  topics,
}: PartProps & { topics: readonly Topic[] }) {
  const { topicIds } = draft;
  return (
    <Part id="what" title={t.pageSettings.what} note={t.pageSettings.whatNote} reach="next">
      <div className="flex flex-col gap-4">
        <Field
          label={t.newPage.name}
          value={draft.name}
          onChange={(name) => set({ name })}
          required
          disabled={disabled}
        />
        <Field
          label={t.pageSettings.context}
          hint={t.newPage.contextHint}
          lines={8}
          value={draft.pageContext}
          onChange={(pageContext) => set({ pageContext })}
          required
          disabled={disabled}
        />
        {topics.length > 0 && (
          <fieldset className="min-w-0">
            <legend className="mb-1 text-sm font-medium">{t.library.topics}</legend>
            <div className="grid sm:grid-cols-2">
              {topics.map(({ topicId, name }) => (
                <label
                  key={topicId}
                  className="flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11"
                >
                  <input
                    type="checkbox"
                    className="size-4 shrink-0 accent-accent"
                    disabled={disabled}
                    checked={topicIds.includes(topicId)}
                    onChange={(event) =>
                      set({
                        topicIds: event.target.checked
                          ? [...topicIds, topicId]
                          : topicIds.filter((id) => id !== topicId),
                      })
                    }
                  />
                  <span className="truncate">{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </div>
    </Part>
  );
}
