CREATE TABLE `bookmarks` (
	`job` text PRIMARY KEY NOT NULL,
	`place` text NOT NULL
);--> statement-breakpoint
CREATE TABLE `changes` (
	`id` integer PRIMARY KEY NOT NULL,
	`subject_id` text NOT NULL,
	`kind` text NOT NULL,
	`by` text NOT NULL,
	`detail` text,
	`at` integer NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `changes_once` ON `changes` (`subject_id`,`at`,`kind`);--> statement-breakpoint
CREATE TABLE `counters` (
	`day` text NOT NULL,
	`edition` text NOT NULL,
	`event` text NOT NULL,
	`screen` text DEFAULT '' NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `edition`, `event`, `screen`)
);--> statement-breakpoint
CREATE TABLE `strays` (
	`key` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`found_at` integer NOT NULL
);--> statement-breakpoint
DROP INDEX `order_photos_content`;--> statement-breakpoint
ALTER TABLE `order_photos` ADD `role` text DEFAULT 'photo' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_photos` ADD `has_preview` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `order_photos` ADD `marked` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `order_photos_content` ON `order_photos` (`order_id`,`role`,`sha256`);--> statement-breakpoint
DROP INDEX `outbox_subject`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `recipient` text;--> statement-breakpoint
CREATE INDEX `outbox_subject` ON `outbox` (`subject_id`);--> statement-breakpoint
DROP INDEX `orders_notice`;--> statement-breakpoint
DROP INDEX `orders_erase`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `erase_at`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `notice_at`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `photos_end_at`;--> statement-breakpoint
ALTER TABLE `orders` ADD `files_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `photos_end_at` integer GENERATED ALWAYS AS (CASE
  WHEN files_at IS NULL THEN NULL
  WHEN status IN ('delivered', 'refunded') THEN coalesce(delivered_at, updated_at) + 7776000000
  ELSE max(updated_at, files_at) + 15552000000 END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `orders` ADD `notice_at` integer GENERATED ALWAYS AS (CASE
  WHEN erase_requested_at IS NULL AND coalesce(notice_sent_at, 0) < photos_end_at - 1296000000
  THEN photos_end_at - 1209600000 ELSE NULL END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `orders` ADD `erase_at` integer GENERATED ALWAYS AS (CASE
  WHEN files_at IS NULL THEN NULL
  WHEN erase_requested_at IS NOT NULL THEN erase_requested_at
  WHEN notice_sent_at >= photos_end_at - 1296000000 THEN max(photos_end_at, notice_sent_at + 1123200000)
  ELSE NULL END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `orders_notice` ON `orders` (`notice_at`) WHERE notice_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_erase` ON `orders` (`erase_at`) WHERE erase_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `started_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `photos_wanted_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `photos_wanted` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `corrections_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `corrections` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `note` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `last_move` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `reminded_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `remind_at` integer GENERATED ALWAYS AS (CASE
  WHEN status <> 'paid' OR photos_at IS NOT NULL OR photos_erased_at IS NOT NULL THEN NULL
  WHEN coalesce(reminded_at, 0) < paid_at + 86400000 THEN paid_at + 86400000
  WHEN coalesce(reminded_at, 0) < paid_at + 259200000 THEN paid_at + 259200000
  ELSE NULL END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `orders_remind` ON `orders` (`remind_at`) WHERE remind_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_status` ON `orders` (`status`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_money` ON `orders` (`updated_at`,`id`) WHERE paid_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_email` ON `orders` (lower(customer_email));--> statement-breakpoint
ALTER TABLE `contacts` ADD `answered_at` integer;--> statement-breakpoint
CREATE INDEX `contacts_created` ON `contacts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contacts_waiting` ON `contacts` (`created_at`,`id`) WHERE answered_at IS NULL AND flagged IS NULL;--> statement-breakpoint
UPDATE `orders` SET `files_at` = `photos_at` WHERE `photos_at` IS NOT NULL;--> statement-breakpoint
INSERT INTO `changes` (`subject_id`, `kind`, `by`, `at`)
SELECT `id`, 'paid', 'provider', `paid_at` FROM `orders` WHERE `paid_at` IS NOT NULL AND `status` <> 'review'
UNION ALL SELECT `id`, 'delivered', 'schedule', `delivered_at` FROM `orders` WHERE `delivered_at` IS NOT NULL;--> statement-breakpoint
-- The words that the desk finds a paid order by. Kept by triggers, so that nothing that writes an order can forget it.
CREATE VIRTUAL TABLE `order_search` USING fts5(`id` UNINDEXED, `words`, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');--> statement-breakpoint
CREATE TRIGGER `order_search_changed` AFTER UPDATE OF `paid_at`, `customer_name`, `customer_email`, `entered_email`, `provider_email` ON `orders`
WHEN new.`paid_at` IS NOT NULL AND (old.`paid_at` IS NULL OR old.`customer_name` IS NOT new.`customer_name`
  OR old.`customer_email` IS NOT new.`customer_email` OR old.`entered_email` IS NOT new.`entered_email`
  OR old.`provider_email` IS NOT new.`provider_email`)
BEGIN
  DELETE FROM `order_search` WHERE rowid = old.rowid;
  INSERT INTO `order_search` (rowid, `id`, `words`) VALUES (new.rowid, new.`id`,
    new.`number` || ' ' || substr(new.`number`, 1, 4) || ' ' || substr(new.`number`, 5) || ' ' || coalesce(new.`customer_name`, '')
    || ' ' || coalesce(new.`customer_email`, '') || ' ' || coalesce(new.`entered_email`, '') || ' ' || coalesce(new.`provider_email`, ''));
END;--> statement-breakpoint
INSERT INTO `order_search` (rowid, `id`, `words`)
SELECT rowid, `id`, `number` || ' ' || substr(`number`, 1, 4) || ' ' || substr(`number`, 5) || ' ' || coalesce(`customer_name`, '')
  || ' ' || coalesce(`customer_email`, '') || ' ' || coalesce(`entered_email`, '') || ' ' || coalesce(`provider_email`, '')
FROM `orders` WHERE `paid_at` IS NOT NULL;
