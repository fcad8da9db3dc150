// What pages rest on, show and look like, and how it is found.
import type { Generated } from 'kysely';

export interface LibraryTables {
  topics: TopicRow;
  topic_entries: TopicEntryRow;
  topic_chunks: TopicChunkRow;
  topic_retired_chunks: TopicRetiredChunkRow;
  content_citations: ContentCitationRow;
  search_documents: SearchDocumentRow;
  search_shelves: SearchShelfRow;
  search_backlog: SearchBacklogRow;
  files: FileRow;
  assets: AssetRow;
  brands: BrandRow;
}

export interface TopicRow {
  topic_id: string;
  tenant_id: string;
  name: string;
  description: string | null;
  entries_count: number;
  text_length: number;
  revision: number;
  created_at: number;
  updated_at: number;
}

export interface TopicEntryRow {
  topic_entry_id: string;
  tenant_id: string;
  topic_id: string;
  sort_order: number;
  content_type: 'text' | 'markdown' | 'html' | 'qa';
  question: string | null;
  content: string;
  created_at: number;
  updated_at: number;
}

export interface TopicChunkRow {
  chunk_id: string;
  tenant_id: string;
  topic_id: string;
  topic_entry_id: string;
  position: number;
  question: string | null;
  text: string;
}

export interface TopicRetiredChunkRow {
  chunk_id: string;
  tenant_id: string;
  topic_id: string;
  passage_hash: string;
  revision: number;
}

export interface ContentCitationRow {
  tenant_id: string;
  content_hash: string;
  chunk_id: string;
}

export interface SearchDocumentRow {
  search_id: Generated<number>;
  tenant_id: string;
  collection: string;
  document_id: string;
  name: string;
  name_words: string;
  text: string;
  shelves: string;
}

export interface SearchShelfRow {
  tenant_id: string;
  collection: string;
  shelf: string;
  document_id: string;
}

export interface SearchBacklogRow {
  tenant_id: string;
  kind: string;
  document_id: string;
}

export interface FileRow {
  file_id: string;
  tenant_id: string;
  sha256: string;
  mime_type: string;
  size_bytes: number;
  width: number | null;
  height: number | null;
  preview_bytes: number | null;
  created_at: number;
}

export interface AssetRow {
  asset_id: string;
  tenant_id: string;
  file_id: string;
  asset_type: string;
  name: string;
  purpose: string | null;
  ai_description: string | null;
  tags: string;
  hidden: number;
  parent_asset_id: string | null;
  focal_point: string | null;
  trashed_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface BrandRow {
  brand_id: string;
  tenant_id: string;
  name: string | null;
  colors: string;
  font_family: string | null;
  heading_font_family: string | null;
  font_asset_id: string | null;
  heading_font_asset_id: string | null;
  theme: string | null;
  language: string | null;
  home_url: string | null;
  logo: string | null;
  created_at: number;
  updated_at: number;
}
