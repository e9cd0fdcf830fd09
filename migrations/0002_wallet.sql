ALTER TABLE `orders` ADD `declines` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `superseded_session_id` text;