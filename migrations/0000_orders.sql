CREATE TABLE `missing_paths` (
	`path` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`referrer` text,
	`first_seen` integer NOT NULL,
	`last_seen` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `order_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`type` text NOT NULL,
	`sha256` text NOT NULL,
	`created_at` integer NOT NULL,
	`stored_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_photos_key_unique` ON `order_photos` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_photos_content` ON `order_photos` (`order_id`,`sha256`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`offer` text NOT NULL,
	`plan` text NOT NULL,
	`edition` text NOT NULL,
	`locale` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`provider` text NOT NULL,
	`attempt` integer DEFAULT 1 NOT NULL,
	`request_key` text NOT NULL,
	`provider_session_id` text,
	`provider_payment_id` text,
	`checkout_url` text,
	`customer_name` text,
	`customer_email` text,
	`status` text NOT NULL,
	`refunded_minor` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`checked_at` integer,
	`paid_at` integer,
	`delivered_at` integer,
	`erase_requested_at` integer,
	`photos_erased_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_provider_session` ON `orders` (`provider_session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_request_key` ON `orders` (`request_key`);--> statement-breakpoint
CREATE INDEX `orders_status` ON `orders` (`status`,`updated_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`sent_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`) WHERE sent_at IS NULL;--> statement-breakpoint
CREATE TABLE `processed_events` (
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`processed_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `event_id`)
);
