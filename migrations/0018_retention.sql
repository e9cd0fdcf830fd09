DROP INDEX `orders_remind`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `remind_at`;--> statement-breakpoint
ALTER TABLE `orders` ADD `portrait_notice_sent_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `portraits_erased_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `photo_days` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `portrait_days` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `warning_days` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `first_reminder_hours` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `second_reminder_hours` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `remind_at` integer GENERATED ALWAYS AS (CASE
  WHEN status <> 'paid' OR photos_at IS NOT NULL OR photos_erased_at IS NOT NULL OR refund_failed_minor > 0 THEN NULL
  WHEN coalesce(reminded_at, 0) < paid_at + (coalesce(first_reminder_hours, 24) * 3600000) THEN paid_at + (coalesce(first_reminder_hours, 24) * 3600000)
  WHEN coalesce(reminded_at, 0) < paid_at + (coalesce(second_reminder_hours, 72) * 3600000) THEN paid_at + (coalesce(second_reminder_hours, 72) * 3600000)
  ELSE NULL END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `orders_remind` ON `orders` (`remind_at`) WHERE remind_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `photo_end_at` integer GENERATED ALWAYS AS (CASE
  WHEN files_at IS NULL THEN NULL
  WHEN status NOT IN ('delivered', 'refunded') THEN max(updated_at, files_at) + 15552000000
  WHEN photos_at IS NOT NULL THEN coalesce(delivered_at, updated_at) + (coalesce(photo_days, 90) * 86400000)
  ELSE NULL END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `orders` ADD `portrait_end_at` integer GENERATED ALWAYS AS (CASE
  WHEN files_at IS NULL THEN NULL
  WHEN status NOT IN ('delivered', 'refunded') THEN max(updated_at, files_at) + 15552000000
  WHEN coalesce(portraits_erased_at, 0) < files_at THEN coalesce(delivered_at, updated_at) + (coalesce(portrait_days, 90) * 86400000)
  ELSE NULL END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `orders` ADD `photo_warn_at` integer GENERATED ALWAYS AS (CASE
  WHEN erase_requested_at IS NULL AND coalesce(notice_sent_at, 0) < photo_end_at - (coalesce(warning_days, 14) * 86400000) - 86400000 THEN photo_end_at - (coalesce(warning_days, 14) * 86400000)
  ELSE NULL END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `orders` ADD `portrait_warn_at` integer GENERATED ALWAYS AS (CASE
  WHEN erase_requested_at IS NULL AND coalesce(coalesce(portrait_notice_sent_at, notice_sent_at), 0) < portrait_end_at - (coalesce(warning_days, 14) * 86400000) - 86400000 THEN portrait_end_at - (coalesce(warning_days, 14) * 86400000)
  ELSE NULL END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `orders` ADD `photo_delete_at` integer GENERATED ALWAYS AS (CASE WHEN notice_sent_at >= photo_end_at - (coalesce(warning_days, 14) * 86400000) - 86400000 THEN max(photo_end_at, notice_sent_at + (coalesce(warning_days, 14) * 86400000) - 86400000) ELSE NULL END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `orders` ADD `portrait_delete_at` integer GENERATED ALWAYS AS (CASE WHEN coalesce(portrait_notice_sent_at, notice_sent_at) >= portrait_end_at - (coalesce(warning_days, 14) * 86400000) - 86400000 THEN max(portrait_end_at, coalesce(portrait_notice_sent_at, notice_sent_at) + (coalesce(warning_days, 14) * 86400000) - 86400000) ELSE NULL END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `orders` ADD `warn_at` integer GENERATED ALWAYS AS (nullif(min(coalesce(photo_warn_at, 9000000000000000), coalesce(portrait_warn_at, 9000000000000000)), 9000000000000000)) VIRTUAL;--> statement-breakpoint
ALTER TABLE `orders` ADD `delete_at` integer GENERATED ALWAYS AS (CASE
  WHEN files_at IS NULL THEN NULL
  WHEN erase_requested_at IS NOT NULL THEN erase_requested_at
  ELSE nullif(min(coalesce(photo_delete_at, 9000000000000000), coalesce(portrait_delete_at, 9000000000000000)), 9000000000000000) END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `orders_warn` ON `orders` (`warn_at`) WHERE warn_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_delete` ON `orders` (`delete_at`) WHERE delete_at IS NOT NULL;--> statement-breakpoint
UPDATE `orders` SET `photo_days` = 90, `portrait_days` = 90, `warning_days` = 14 WHERE `files_at` IS NOT NULL;
