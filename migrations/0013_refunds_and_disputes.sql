CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`taken_minor` integer DEFAULT 0 NOT NULL,
	`respond_by` integer,
	`opened_at` integer NOT NULL,
	`read_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
CREATE INDEX `disputes_order` ON `disputes` (`order_id`);--> statement-breakpoint
ALTER TABLE `orders` ADD `refund_steps` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `refunded_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `refunded_from` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `refund_failed_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `refund_claims` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `refund_claim_minor` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `refund_claim_by` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `refund_claim_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `dispute` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `taken_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `provider_read_at` integer;--> statement-breakpoint
UPDATE `orders` SET
  `refunded_at` = (SELECT max(`at`) FROM `changes` WHERE `subject_id` = `orders`.`id` AND `kind` = 'refund_noted')
WHERE `refunded_minor` > 0;--> statement-breakpoint
UPDATE `orders` SET `refunded_from` = coalesce((
  SELECT CASE `kind`
    WHEN 'accepted' THEN 'paid' WHEN 'photos_wanted' THEN 'paid'
    WHEN 'corrections' THEN 'in_production' WHEN 'delivery_undone' THEN 'in_production'
    ELSE `kind` END
  FROM `changes` WHERE `subject_id` = `orders`.`id` AND `kind` IN ('paid', 'photos_received', 'in_production', 'delivered',
    'review', 'accepted', 'photos_wanted', 'corrections', 'delivery_undone')
  ORDER BY `at` DESC, `id` DESC LIMIT 1), 'paid')
WHERE `status` = 'refunded';--> statement-breakpoint
DROP INDEX `orders_refund_check`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `refund_check_at`;--> statement-breakpoint
ALTER TABLE `orders` ADD `refund_check_at` integer GENERATED ALWAYS AS (CASE
  WHEN status NOT IN ('paid', 'review', 'photos_received', 'in_production', 'delivered', 'refunded') THEN NULL
  ELSE nullif(min(coalesce(CASE WHEN paid_at IS NULL THEN NULL WHEN coalesce(refunds_read_at, 0) < (paid_at + 86400000) THEN max((paid_at + 86400000), coalesce(checked_at + min(604800000, max(900000, checked_at - (paid_at + 86400000))), 0))
    WHEN coalesce(refunds_read_at, 0) < (paid_at + 604800000) THEN max((paid_at + 604800000), coalesce(checked_at + min(604800000, max(900000, checked_at - (paid_at + 604800000))), 0))
    WHEN coalesce(refunds_read_at, 0) < (paid_at + 2592000000) THEN max((paid_at + 2592000000), coalesce(checked_at + min(604800000, max(900000, checked_at - (paid_at + 2592000000))), 0))
    WHEN coalesce(refunds_read_at, 0) < (paid_at + 7776000000) THEN max((paid_at + 7776000000), coalesce(checked_at + min(604800000, max(900000, checked_at - (paid_at + 7776000000))), 0))
    WHEN coalesce(refunds_read_at, 0) < (paid_at + 15120000000) THEN max((paid_at + 15120000000), coalesce(checked_at + min(604800000, max(900000, checked_at - (paid_at + 15120000000))), 0)) ELSE NULL END, 9000000000000000), coalesce(CASE WHEN refunded_at IS NULL THEN NULL WHEN coalesce(refunds_read_at, 0) < (refunded_at + 86400000) THEN max((refunded_at + 86400000), coalesce(checked_at + min(604800000, max(900000, checked_at - (refunded_at + 86400000))), 0))
    WHEN coalesce(refunds_read_at, 0) < (refunded_at + 604800000) THEN max((refunded_at + 604800000), coalesce(checked_at + min(604800000, max(900000, checked_at - (refunded_at + 604800000))), 0))
    WHEN coalesce(refunds_read_at, 0) < (refunded_at + 2592000000) THEN max((refunded_at + 2592000000), coalesce(checked_at + min(604800000, max(900000, checked_at - (refunded_at + 2592000000))), 0)) ELSE NULL END, 9000000000000000), coalesce(CASE WHEN refund_claim_at IS NULL THEN NULL
  ELSE max((refund_claim_at + 300000), coalesce(checked_at + min(604800000, max(900000, checked_at - (refund_claim_at + 300000))), 0)) END, 9000000000000000), coalesce(CASE WHEN dispute = 'disputed' THEN
  max((coalesce(refunds_read_at, paid_at) + 86400000), coalesce(checked_at + min(604800000, max(900000, checked_at - (coalesce(refunds_read_at, paid_at) + 86400000))), 0))
  ELSE NULL END, 9000000000000000)), 9000000000000000) END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `orders_refund_check` ON `orders` (`refund_check_at`) WHERE refund_check_at IS NOT NULL;--> statement-breakpoint
DROP INDEX `orders_remind`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `remind_at`;--> statement-breakpoint
ALTER TABLE `orders` ADD `remind_at` integer GENERATED ALWAYS AS (CASE
  WHEN status <> 'paid' OR photos_at IS NOT NULL OR photos_erased_at IS NOT NULL OR refund_failed_minor > 0 THEN NULL
  WHEN coalesce(reminded_at, 0) < paid_at + 86400000 THEN paid_at + 86400000
  WHEN coalesce(reminded_at, 0) < paid_at + 259200000 THEN paid_at + 259200000
  ELSE NULL END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `orders_remind` ON `orders` (`remind_at`) WHERE remind_at IS NOT NULL;
