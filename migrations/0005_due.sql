DROP INDEX `orders_status`;--> statement-breakpoint
ALTER TABLE `orders` ADD `photos_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `announced_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `reported_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `notice_sent_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `undecided_check_at` integer GENERATED ALWAYS AS (CASE
  WHEN status NOT IN ('created', 'pending') AND superseded_session_id IS NULL THEN NULL
  WHEN provider_session_id IS NULL AND superseded_session_id IS NULL THEN expires_at
  WHEN coalesce(checked_at, 0) < updated_at AND superseded_session_id IS NOT NULL THEN updated_at
  WHEN coalesce(checked_at, 0) < updated_at THEN updated_at + 900000
  WHEN status = 'created' AND checked_at < expires_at + 60000 THEN min(expires_at + 60000, checked_at + min(604800000, max(900000, checked_at - updated_at)))
  ELSE checked_at + min(604800000, max(900000, checked_at - updated_at)) END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `orders` ADD `refund_check_at` integer GENERATED ALWAYS AS (CASE
  WHEN status NOT IN ('paid', 'review', 'photos_received', 'in_production', 'delivered') THEN NULL
  WHEN coalesce(checked_at, 0) < paid_at + 86400000 THEN paid_at + 86400000
  WHEN coalesce(checked_at, 0) < paid_at + 604800000 THEN paid_at + 604800000
  WHEN coalesce(checked_at, 0) < paid_at + 2592000000 THEN paid_at + 2592000000
  WHEN coalesce(checked_at, 0) < paid_at + 7776000000 THEN paid_at + 7776000000
  WHEN coalesce(checked_at, 0) < paid_at + 15120000000 THEN paid_at + 15120000000
  ELSE NULL END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `orders` ADD `report_at` integer GENERATED ALWAYS AS (CASE
  WHEN status IN ('paid', 'photos_received', 'in_production') AND coalesce(reported_at, 0) < updated_at
  THEN updated_at + 259200000 ELSE NULL END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `orders` ADD `announce_at` integer GENERATED ALWAYS AS (CASE
  WHEN status IN ('paid', 'photos_received') AND photos_at > coalesce(announced_at, 0)
  THEN photos_at + 3600000 ELSE NULL END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `orders` ADD `photos_end_at` integer GENERATED ALWAYS AS (CASE
  WHEN photos_at IS NULL THEN NULL
  WHEN status IN ('delivered', 'refunded') THEN coalesce(delivered_at, updated_at) + 7776000000
  ELSE max(updated_at, photos_at) + 15552000000 END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `orders` ADD `notice_at` integer GENERATED ALWAYS AS (CASE
  WHEN erase_requested_at IS NULL AND coalesce(notice_sent_at, 0) < photos_end_at - 1296000000
  THEN photos_end_at - 1209600000 ELSE NULL END) VIRTUAL;--> statement-breakpoint
ALTER TABLE `orders` ADD `erase_at` integer GENERATED ALWAYS AS (CASE
  WHEN photos_at IS NULL THEN NULL
  WHEN erase_requested_at IS NOT NULL THEN erase_requested_at
  WHEN notice_sent_at >= photos_end_at - 1296000000 THEN max(photos_end_at, notice_sent_at + 1123200000)
  ELSE NULL END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `orders_provider_payment` ON `orders` (`provider_payment_id`);--> statement-breakpoint
CREATE INDEX `orders_undecided_check` ON `orders` (`undecided_check_at`) WHERE undecided_check_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_refund_check` ON `orders` (`refund_check_at`) WHERE refund_check_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_report` ON `orders` (`report_at`) WHERE report_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_announce` ON `orders` (`announce_at`) WHERE announce_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_notice` ON `orders` (`notice_at`) WHERE notice_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_erase` ON `orders` (`erase_at`) WHERE erase_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `missing_paths_last_seen` ON `missing_paths` (`last_seen`);--> statement-breakpoint
CREATE INDEX `order_photos_unstored` ON `order_photos` (`created_at`) WHERE stored_at IS NULL;--> statement-breakpoint
CREATE INDEX `outbox_subject` ON `outbox` (`subject_id`) WHERE sent_at IS NULL;--> statement-breakpoint
UPDATE `orders` SET `photos_at` = (SELECT max(`stored_at`) FROM `order_photos` WHERE `order_id` = `orders`.`id`)
WHERE `id` IN (SELECT `order_id` FROM `order_photos` WHERE `stored_at` IS NOT NULL);
