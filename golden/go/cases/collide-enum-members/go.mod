module example.com/collide-enum-members-agent

go 1.24
