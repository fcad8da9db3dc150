-- The language of a version's text, found once when it is stored; null for versions that are older.
alter table versions add column language text;
-- What the tenant says instead, for one audience or for all pages of a brand.
alter table audiences add column language text;
alter table brands add column language text;
alter table brands add column theme text;
-- Fonts from the library; null where the family is bundled or the visitor's own.
alter table brands add column font_asset_id text;
alter table brands add column heading_font_asset_id text;
-- What of a picture must stay in sight when it is cropped: {"x":0.5,"y":0.3}.
alter table assets add column focal_point text;
