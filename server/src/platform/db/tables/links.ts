// How pages are reached.
export interface LinkTables {
  domains: DomainRow;
  page_routings: PageRoutingRow;
  page_links: PageLinkRow;
}

export interface DomainRow {
  domain_id: string;
  tenant_id: string;
  domain: string;
  token: string;
  verified_at: number | null;
  last_checked_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface PageRoutingRow {
  page_routing_id: string;
  tenant_id: string;
  name: string;
  rules: string;
  default_target: string;
  page_ids: string;
  created_at: number;
  updated_at: number;
}

export type LinkTargetType = 'audience' | 'page' | 'page_routing';

export interface PageLinkRow {
  page_link_id: string;
  tenant_id: string;
  domain_id: string;
  path: string;
  target_type: LinkTargetType;
  target_id: string;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}
