// A routing as it is written: rules that can be moved, each with its conditions.
import type { Page, PageRouting, RoutingRule, RuleTarget } from '@facet/sdk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { facet, queries } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Notice, tell, tellFault } from '../../parts/feedback.tsx';
import { Field } from '../../parts/field.tsx';
import { Sheet } from '../../parts/overlay.tsx';
import { SelectField } from '../../parts/select.tsx';
import { conditionOf, fields, operators, type Typed, typedOf } from './queries.ts';
import { TargetField } from './target_field.tsx';

interface TypedRule {
  key: number;
  name: string;
  conditions: Typed[];
  target: RuleTarget;
}

const emptyCondition = (): Typed => ({
  field: 'utmSource',
  parameter: '',
  operator: 'equals',
  text: '',
});
let keys = 0;
const typedRule = (rule: RoutingRule): TypedRule => ({
  key: ++keys,
  name: rule.name ?? '',
  conditions: rule.conditions.map(typedOf),
  target: rule.target,
});

interface EditRoutingProps {
  routing: PageRouting | undefined;
  pages: Page[];
  onClose(): void;
}

export function EditRouting({ routing, pages, onClose }: EditRoutingProps) {
  const first: RuleTarget = { targetType: 'page', pageId: pages[0]?.pageId ?? '' };
  const pageOf = (audienceId: string) =>
    routing?.targets.find(({ id }) => id === audienceId)?.pageId;
  const [name, setName] = useState(routing?.name ?? '');
  const [rules, setRules] = useState<TypedRule[]>(() => (routing?.rules ?? []).map(typedRule));
  const [otherwise, setOtherwise] = useState<RuleTarget>(routing?.defaultTarget ?? first);
  const save = useMutation({
    mutationFn: () => {
      const body = {
        name: name.trim(),
        rules: rules.map((rule) => ({
          ...(rule.name.trim() === '' ? {} : { name: rule.name.trim() }),
          conditions: rule.conditions.map(conditionOf),
          target: rule.target,
        })),
        defaultTarget: otherwise,
      };
      return routing === undefined
        ? facet.pageRoutings.create(body)
        : facet.pageRoutings.update(routing.pageRoutingId, body);
    },
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: ['routings'] });
      // What can never happen is told, and the sheet stays open to mend it.
      if (saved.warnings.length === 0) {
        tell(t.common.saved);
        onClose();
      }
    },
    onError: tellFault,
  });
  const change = (index: number, part: Partial<TypedRule>) =>
    setRules(rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)));
  const move = (index: number, step: number) => {
    const next = [...rules];
    const [taken] = next.splice(index, 1);
    if (taken) next.splice(index + step, 0, taken);
    setRules(next);
  };
  const warnings = save.data?.warnings ?? [];
  return (
    <Sheet
      open
      onClose={onClose}
      title={routing === undefined ? t.routing.new : routing.name}
      footer={
        <>
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button
            look="solid"
            busy={save.isPending}
            isDisabled={name.trim() === ''}
            onPress={() => save.mutate()}
          >
            {t.common.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Field
          label={t.routing.name}
          value={name}
          onChange={setName}
          placeholder={t.routing.namePlaceholder}
          required
          autoFocus={routing === undefined}
        />
        {rules.map((rule, index) => (
          <section
            key={rule.key}
            aria-label={t.routing.rule(index + 1)}
            className="rounded-lg border border-line p-3"
          >
            <header className="mb-2 flex items-center gap-1">
              <h3 className="flex-1 text-sm font-medium">{t.routing.rule(index + 1)}</h3>
              <IconButton
                icon="arrowUp"
                size="small"
                label={t.editor.frame.moveUp}
                isDisabled={index === 0}
                onPress={() => move(index, -1)}
              />
              <IconButton
                icon="arrowDown"
                size="small"
                label={t.editor.frame.moveDown}
                isDisabled={index === rules.length - 1}
                onPress={() => move(index, 1)}
              />
              <IconButton
                icon="trash"
                size="small"
                label={t.routing.removeRule(index + 1)}
                onPress={() => setRules(rules.filter((_, at) => at !== index))}
              />
            </header>
            <div className="flex flex-col gap-3">
              {rule.conditions.map((condition, at) => (
                <ConditionFields
                  // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no other name
                  key={at}
                  condition={condition}
                  last={rule.conditions.length === 1}
                  onChange={(next) =>
                    change(index, {
                      conditions: rule.conditions.map((one, n) => (n === at ? next : one)),
                    })
                  }
                  onRemove={() =>
                    change(index, { conditions: rule.conditions.filter((_, n) => n !== at) })
                  }
                />
              ))}
              <button
                type="button"
                className="self-start text-xs font-medium text-accent hover:underline"
                onClick={() =>
                  change(index, { conditions: [...rule.conditions, emptyCondition()] })
                }
              >
                {t.routing.addCondition}
              </button>
              <TargetField
                pageOf={pageOf}
                label={t.routing.leadsTo}
                pages={pages}
                target={rule.target}
                onChange={(target) => change(index, { target })}
              />
              {warnings
                .filter(({ ruleIndex }) => ruleIndex === index)
                .map(({ code }) => (
                  <Notice key={code} tone="warn" icon="warning">
                    {t.routing.warnings[code]}
                  </Notice>
                ))}
            </div>
          </section>
        ))}
        <Button
          icon="plus"
          className="self-start"
          onPress={() =>
            setRules([
              ...rules,
              { key: ++keys, name: '', conditions: [emptyCondition()], target: first },
            ])
          }
        >
          {t.routing.addRule}
        </Button>
        <TargetField
          pageOf={pageOf}
          label={t.routing.otherwise}
          pages={pages}
          target={otherwise}
          onChange={setOtherwise}
        />
      </div>
    </Sheet>
  );
}

function ConditionFields({
  condition,
  last,
  onChange,
  onRemove,
}: {
  condition: Typed;
  last: boolean;
  onChange(condition: Typed): void;
  onRemove(): void;
}) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-36 flex-1">
        <SelectField
          label={t.routing.field}
          hideLabel
          value={condition.field}
          onChange={(field) => onChange({ ...condition, field })}
          choices={fields.map((id) => ({ id, label: t.routing.fields[id] }))}
        />
      </div>
      {condition.field === 'query' && (
        <div className="w-28">
          <Field
            label={t.routing.parameter}
            hideLabel
            placeholder={t.routing.parameter}
            value={condition.parameter}
            onChange={(parameter) => onChange({ ...condition, parameter })}
          />
        </div>
      )}
      <div className="min-w-28">
        <SelectField
          label={t.routing.operator}
          hideLabel
          value={condition.operator}
          onChange={(operator) => onChange({ ...condition, operator })}
          choices={operators.map((id) => ({ id, label: t.routing.operators[id] }))}
        />
      </div>
      {condition.operator !== 'exists' && (
        <div className="min-w-32 flex-1">
          <Field
            label={t.routing.value}
            hideLabel
            placeholder={
              condition.operator === 'oneOf'
                ? t.routing.values
                : t.routing.examples[condition.field]
            }
            value={condition.text}
            onChange={(text) => onChange({ ...condition, text })}
          />
        </div>
      )}
      {!last && <IconButton icon="close" label={t.routing.removeCondition} onPress={onRemove} />}
    </div>
  );
}
