// What happened, and who is told about it.
import type { Generated } from 'kysely';

export interface WebhookTables {
  events: EventRow;
  webhook_subscriptions: WebhookSubscriptionRow;
  webhook_deliveries: WebhookDeliveryRow;
}

export interface EventRow {
  event_id: string;
  tenant_id: string;
  type: string;
  order_key: string;
  payload: string;
  created_at: number;
  /** The only subscription it is for; null: for whoever subscribes. */
  subscription_id: string | null;
  submission_id: string | null;
}

export interface WebhookSubscriptionRow {
  subscription_id: string;
  tenant_id: string;
  url: string;
  format: 'standard' | 'slack' | 'teams';
  event_types: string | null;
  active: number;
  secret: string;
  old_secret: string | null;
  old_secret_until: number | null;
  failing_since: number | null;
  disabled_reason: 'gone' | 'failing' | null;
  disabled_at: number | null;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'cancelled';

export interface WebhookDeliveryRow {
  tenant_id: string;
  subscription_id: string;
  event_id: string;
  order_key: string;
  state: DeliveryState;
  tries: number;
  series_started_at: number;
  run_at: number;
  lease_owner: string | null;
  lease_until: Generated<number>;
  attempts: string;
  created_at: number;
  finished_at: number | null;
}
